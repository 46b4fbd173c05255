/**
 * The minutes for which an order that waits for its payment holds its products, by the number of orders from the same network
 * that were not paid within the last hour. Several people behind one address can pay at the same time; orders that are
 * never paid hold for less and less time.
 */
const MINUTES = [15, 15, 15, 8, 8, 4, 4, 4] as const

/** Returns the minutes to hold after so many unpaid orders; undefined if there are too many for another one. */
export const minutesToHold = (unpaid: number): number | undefined => MINUTES[unpaid]

/** The number of unpaid orders at which no other one is taken by card. */
export const MOST_UNPAID = MINUTES.length

/** The time for which an unpaid order counts against its network, in minutes. */
export const UNPAID_COUNTS = 60

/** The steps of a product that the first unpaid order may hold, even if they are most of the stock. */
export const A_FEW = 20

/** The part of a product's stock that unpaid orders together may hold, if others can buy without paying first. */
export const HELD_SHARE = 0.75
