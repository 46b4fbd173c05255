/**
 * A quantity is a whole number of steps. A step is given in thousandths of the product's unit (250 is a quarter of a pound),
 * so 1.25 lb is 5 steps of 250. Sums use no floating point.
 */
export const THOUSANDTHS = 1000

/** Converts steps to the decimal quantity that people and the API see: 5 steps of 250 are 1.25. */
export function toQuantity(steps: number, step: number): number {
  return (steps * step) / THOUSANDTHS
}

/** Converts a decimal quantity to steps; `undefined` if it is not a whole, positive number of steps. */
export function toSteps(quantity: number, step: number): number | undefined {
  if (!Number.isFinite(quantity) || quantity <= 0) return undefined
  const thousandths = Number(`${quantity}e3`)
  if (!Number.isSafeInteger(thousandths) || thousandths % step !== 0) return undefined
  return thousandths / step
}

/** Returns the nearest quantity that a shopper may choose, within minimum, maximum and stock (decimal quantities). */
export function clampQuantity(
  quantity: number,
  limits: { step: number; minimum: number; maximum: number },
): number {
  const step = limits.step / THOUSANDTHS
  const bounded = Math.min(
    Math.max(Number.isFinite(quantity) ? quantity : limits.minimum, limits.minimum),
    limits.maximum,
  )
  return toQuantity(Math.max(1, Math.round(bounded / step)), limits.step)
}
