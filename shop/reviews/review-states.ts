/** The states of a review: waiting for staff, shown to everyone, or hidden by staff. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The number of reviews judged at once. */
export const MOST_JUDGED = 100
