/** Kinds of animals, with how many people can share one. */
export const sharesOf = { GOAT: 1, SHEEP: 1, COW: 7, CAMEL: 7 } as const
export type Kind = keyof typeof sharesOf
export const kinds = Object.keys(sharesOf) as [Kind, ...Kind[]]

/** True if several people can share an animal of this kind. */
export const isShared = (kind: Kind): boolean => sharesOf[kind] > 1

/**
 * The ways to offer shares. `POOL`: of animals that staff choose later. `NAMED`: of one animal that the shopper chose.
 * `FAMILY`: of an animal that was set aside for a family and the people it invites.
 */
export const offerTypes = ['POOL', 'NAMED', 'FAMILY'] as const
export type OfferType = (typeof offerTypes)[number]

/** The ways to distribute the meat of a share. */
export const distributions = ['COLLECT', 'DELIVER', 'THIRDS', 'GIVE ALL'] as const
export type Distribution = (typeof distributions)[number]

/** True if the meat of a share is collected or delivered, which needs a time window. */
export const needsWindow = (distribution: Distribution): boolean => distribution !== 'GIVE ALL'
/** The kind of window for a share's meat. `THIRDS` is collected: a third is given away, the rest is picked up. */
export const methodOf = (distribution: Distribution): WindowMethod =>
  distribution === 'DELIVER' ? 'DELIVER' : 'COLLECT'

/** The ways in which meat leaves the shop in a time window. */
export const windowMethods = ['COLLECT', 'DELIVER'] as const
export type WindowMethod = (typeof windowMethods)[number]
/** The same ways, as the slots of windows name them. */
export const slotMethods = { COLLECT: 'IN STORE', DELIVER: 'DELIVERY' } as const satisfies Record<
  WindowMethod,
  string
>

/** The intentions with which a share is slaughtered. */
export const intentions = ['QURBANI', 'VOLUNTARY', 'FOR ANOTHER', 'AQIQAH'] as const
export type Intention = (typeof intentions)[number]

/** The rules for a family's animal that is not full by the order-by date. */
export const unfilledRules = ['OTHERS JOIN', 'REFUND'] as const
export type UnfilledRule = (typeof unfilledRules)[number]

/** The states of a season: being prepared, open for bookings, over. */
export const seasonStates = ['DRAFT', 'OPEN', 'CLOSED'] as const
export type SeasonState = (typeof seasonStates)[number]

/** The states of an animal. */
export const animalStates = ['READY', 'DONE', 'WITHDRAWN'] as const
export type AnimalState = (typeof animalStates)[number]

/** The most shares in one booking. */
export const MOST_SHARES = 14
/** The places of the largest animal: a family has one animal. */
export const MOST_FAMILY = Math.max(...Object.values(sharesOf))
/** The most names for one share. */
export const MOST_NAMES = 7
