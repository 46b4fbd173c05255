/** What somebody is to the shop: they asked, they are one, or they were one. */
export const representativeStates = ['asking', 'approved', 'ended'] as const
export type RepresentativeState = (typeof representativeStates)[number]
