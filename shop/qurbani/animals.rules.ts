/** Kinds of animals, with how many people can share one. */
export const sharesOf = { GOAT: 1, SHEEP: 1, COW: 7, CAMEL: 7 } as const
export type Kind = keyof typeof sharesOf
export const kinds = Object.keys(sharesOf) as [Kind, ...Kind[]]

/** Whether several people can share an animal of this kind. */
export const isShared = (kind: Kind): boolean => sharesOf[kind] > 1

/**
 * How shares are offered. `POOL`: of animals that staff choose later. `NAMED`: of one animal that the shopper chose. `FAMILY`: of
 * an animal that was set aside for those whom somebody invited.
 */
export const offerTypes = ['POOL', 'NAMED', 'FAMILY'] as const
export type OfferType = (typeof offerTypes)[number]

/** What is done with the meat of a share. */
export const distributions = ['COLLECT', 'DELIVER', 'THIRDS', 'GIVE ALL'] as const
export type Distribution = (typeof distributions)[number]

/** Whether somebody comes for the meat of a share, or waits for it at home: then in a window of time. */
export const needsWindow = (distribution: Distribution): boolean => distribution !== 'GIVE ALL'
/** By which of the windows the meat of a share leaves; a third of it is given away, the rest is collected. */
export const methodOf = (distribution: Distribution): WindowMethod =>
  distribution === 'DELIVER' ? 'DELIVER' : 'COLLECT'

/** How meat leaves in a window of time. */
export const windowMethods = ['COLLECT', 'DELIVER'] as const
export type WindowMethod = (typeof windowMethods)[number]

/** For what somebody has a share slaughtered. */
export const intentions = ['QURBANI', 'VOLUNTARY', 'FOR ANOTHER', 'AQIQAH'] as const
export type Intention = (typeof intentions)[number]

/** What becomes of a family's animal that is not full by the order-by date. */
export const unfilledRules = ['OTHERS JOIN', 'REFUND'] as const
export type UnfilledRule = (typeof unfilledRules)[number]

/** How a season stands: being prepared, open for bookings, over. */
export const seasonStates = ['DRAFT', 'OPEN', 'CLOSED'] as const
export type SeasonState = (typeof seasonStates)[number]

/** How an animal stands. */
export const animalStates = ['READY', 'DONE', 'WITHDRAWN'] as const
export type AnimalState = (typeof animalStates)[number]

/** So many shares at most in one booking. */
export const MOST_SHARES = 14
/** The places of the largest animal: a family has one animal. */
export const MOST_FAMILY = Math.max(...Object.values(sharesOf))
/** So many names at most for one share. */
export const MOST_NAMES = 7
