import { type Currency, showMoney } from '../lib/money.ts'
import { m } from '../messages/m.ts'

/** What delivery costs, band by band, in words; amounts in decimals. */
export function bandTexts(
  shippingBands: readonly { from: number; fee: number }[],
  currency: Currency,
): string[] {
  const bands = [...shippingBands].sort((one, other) => other.from - one.from)
  const money = (amount: number) => showMoney(amount, currency)
  return bands.map(({ from, fee }, index) => {
    const below = bands[index - 1]?.from
    if (fee === 0) return m.cart_band_free({ from: money(from) })
    if (below === undefined) return m.cart_band_from({ from: money(from), fee: money(fee) })
    return from === 0
      ? m.cart_band_below({ below: money(below), fee: money(fee) })
      : m.cart_band_between({ from: money(from), below: money(below), fee: money(fee) })
  })
}
