/** The states of a representative: applied, approved, or ended. */
export const representativeStates = ['asking', 'approved', 'ended'] as const
export type RepresentativeState = (typeof representativeStates)[number]
