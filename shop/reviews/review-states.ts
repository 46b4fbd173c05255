/** Where a review stands: it waits for staff, everybody sees it, or staff took it out of sight. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** So many reviews are judged at once. */
export const MOST_JUDGED = 100
