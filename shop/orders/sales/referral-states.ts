/** The states of a referred order: still open, closed with earnings, earnings reversed, or rejected. */
export const referralStates = ['open', 'earned', 'reversed', 'rejected'] as const
export type ReferralState = (typeof referralStates)[number]
