/** What became of an order that somebody referred: still open, closed and earned by, taken back, or rejected. */
export const referralStates = ['open', 'earned', 'reversed', 'rejected'] as const
export type ReferralState = (typeof referralStates)[number]
