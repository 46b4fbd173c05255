/**
 * The minutes for which an order that waits for its payment holds its products, by the number of orders from the same network
 * that were not paid within the last hour. Several people behind one address can pay at the same time; orders that are
 * never paid hold for less and less time.
 */
const MINUTES = [15, 15, 15, 8, 8, 4, 4, 4] as const

/** An order of more products than this could hold a whole shop: it has less time. */
const LARGE = 20
const MINUTES_OF_A_LARGE_ONE = 8

/**
 * Returns the minutes to hold an order of so many products after so many unpaid orders; undefined if there are too many for
 * another one.
 */
export function minutesToHold(unpaid: number, products = 1): number | undefined {
  const minutes = MINUTES[unpaid]
  return minutes && products > LARGE ? Math.min(minutes, MINUTES_OF_A_LARGE_ONE) : minutes
}

/** The number of unpaid orders at which no other one is taken by card. */
export const MOST_UNPAID = MINUTES.length

/** The time for which an unpaid order counts against its network, in minutes. */
export const UNPAID_COUNTS = 60

/**
 * The limits of unpaid orders on a product. `share`: the part that all of them hold together; `ownShare`: one order; `few`: the steps that the first
 * order may hold even if they are more than that, so that the last pieces can be paid by card.
 */
export type HoldLimits = { share: number; ownShare: number; few: number }

/** Without limits: for a shop in which nobody can buy without paying first. */
export const UNLIMITED: HoldLimits = { share: 1, ownShare: 1, few: 0 }

/** A shopper who buys no more products than this may want the last pieces of each. */
const SOME = 5

/** Returns what an order of so many products may hold of each. */
export const holdLimits = (products: number): HoldLimits =>
  products <= SOME ? { share: 0.75, ownShare: 0.75, few: 20 } : { share: 0.75, ownShare: 0.5, few: 4 }
