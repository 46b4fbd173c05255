/** A mark of a product: always in the usual list, or never. */
export const marks = ['PINNED', 'HIDDEN'] as const
export type Mark = (typeof marks)[number]

/** A product in one of the customer's orders. */
type Bought = { productId: number; orderId: number; at: Date }

/** A product of the usual list; `times`: how many of the orders have it. */
export type Usual = { productId: number; times: number; pinned: boolean }

/** The orders that a product needs to be usual without a pin. */
const LEAST_TIMES = 2
/** The days after which an order counts half as much. */
const HALF_LIFE = 45
const DAY = 86_400_000

/** The most products of the list. */
export const MOST_USUAL = 60

/** Returns how much an order counts: 1 now, half after each half-life. */
const weightAt = (at: Date, now: Date) => 2 ** (-Math.max(0, now.getTime() - at.getTime()) / DAY / HALF_LIFE)

/**
 * Returns the usual products of a customer: pinned ones first, then those that were ordered most and latest. Hidden ones are never
 * among them.
 */
export function usualOf(bought: readonly Bought[], marked: ReadonlyMap<number, Mark>, now: Date): Usual[] {
  const ordersOf = new Map<number, Map<number, Date>>()
  for (const productId of marked.keys()) ordersOf.set(productId, new Map())
  for (const { productId, orderId, at } of bought)
    ordersOf.set(productId, (ordersOf.get(productId) ?? new Map()).set(orderId, at))
  return [...ordersOf]
    .map(([productId, orders]) => ({
      productId,
      times: orders.size,
      pinned: marked.get(productId) === 'PINNED',
      counts: [...orders.values()].reduce((sum, at) => sum + weightAt(at, now), 0),
    }))
    .filter(({ productId, times, pinned }) => pinned || (times >= LEAST_TIMES && !marked.has(productId)))
    .sort(
      (one, other) =>
        Number(other.pinned) - Number(one.pinned) ||
        other.counts - one.counts ||
        one.productId - other.productId,
    )
    .slice(0, MOST_USUAL)
    .map(({ productId, times, pinned }) => ({ productId, times, pinned }))
}
