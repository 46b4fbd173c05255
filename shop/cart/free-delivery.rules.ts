import type { Band } from '../settings/bands.rules.ts'

/**
 * Returns how much more must be ordered for free delivery, and the order value from which it is free; undefined if it is free
 * already, or never. Amounts in decimals.
 */
export function missingForFree(
  shippingBands: readonly Band[],
  subtotal: number,
): { missing: number; from: number } | undefined {
  const free = shippingBands.filter(({ fee, from }) => fee === 0 && from > subtotal)
  const isFree = shippingBands.some(
    ({ fee, from }) =>
      fee === 0 &&
      from <= subtotal &&
      !shippingBands.some(other => other.from > from && other.from <= subtotal),
  )
  if (isFree || free.length === 0) return undefined
  const from = Math.min(...free.map(band => band.from))
  // Both are decimals of a currency: the difference is rounded to what it has at most.
  return { missing: Number((from - subtotal).toFixed(4)), from }
}
