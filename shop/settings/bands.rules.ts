import { m } from '../messages/m.ts'

/** A step of the delivery charge in decimals: from this subtotal on, this fee. */
export type Band = { from: number; fee: number }

/**
 * Returns the error of an amount that is below 0, too large, or has more decimals than the currency; empty if it is valid.
 */
export const wrongAmount = (amount: number, exponent: number): string => {
  if (!Number.isFinite(amount) || amount < 0 || amount > 1_000_000_000) return m.settings_amount_wrong()
  return Number(amount.toFixed(exponent)) === amount ? '' : m.settings_amount_decimals({ count: exponent })
}

/** Returns the errors of delivery charges, by field: they begin at 0 and rise; amounts fit the currency. */
export function checkBands(bands: readonly Band[], exponent: number): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [at, { from, fee }] of bands.entries()) {
    const before = bands[at - 1]?.from
    const order =
      before === undefined
        ? from !== 0 && m.settings_band_first()
        : from <= before && m.settings_band_rising()
    const wrongFrom = wrongAmount(from, exponent) || order
    if (wrongFrom) wrong[`shippingBands.${at}.from`] = wrongFrom
    const wrongFee = wrongAmount(fee, exponent)
    if (wrongFee) wrong[`shippingBands.${at}.fee`] = wrongFee
  }
  return wrong
}
