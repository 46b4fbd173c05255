import { type Currency, showMoney } from '../lib/money.ts'
import { m } from '../messages/m.ts'
import type { Band } from '../settings/bands.rules.ts'

/** Returns the delivery charges in words, band by band, the highest first; amounts in decimals. */
export function bandTexts(shippingBands: readonly Band[], currency: Currency): string[] {
  const bands = [...shippingBands].sort((one, other) => other.from - one.from)
  const money = (amount: number) => showMoney(amount, currency)
  return bands.map(({ from, fee: amount }, index) => {
    const above = bands[index - 1]?.from
    const fee = amount === 0 ? m.delivery_band_free() : money(amount)
    if (above === undefined)
      return from === 0 ? m.delivery_band_always({ fee }) : m.delivery_band_from({ from: money(from), fee })
    return from === 0
      ? m.delivery_band_below({ below: money(above), fee })
      : m.delivery_band_between({ from: money(from), below: money(above), fee })
  })
}

/** True if two lists of bands are equal. */
export const sameBands = (some: readonly Band[], others: readonly Band[]): boolean =>
  some.length === others.length &&
  some.every(({ from, fee }) => others.some(other => other.from === from && other.fee === fee))
