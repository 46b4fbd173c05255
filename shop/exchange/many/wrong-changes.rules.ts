import { toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { ManyChanges } from './many-changes.fields.ts'

/** Returns why changes cannot be made, by field of the call. `exponent`: the decimals of the shop's currency. */
export function wrongChanges(changes: ManyChanges, exponent: number): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (Object.values(changes).every(change => change === undefined))
    wrong.changes = m.exchange_many_no_change()
  if (changes.sale && changes.endSale) wrong['changes.endSale'] = m.exchange_many_sale_or_end()
  if (changes.price && changes.priceBy) wrong['changes.priceBy'] = m.exchange_many_one_price()
  for (const field of ['price', 'priceBy', 'sale'] as const) {
    const { roundTo, less } = changes[field] ?? {}
    const step = roundTo === undefined ? 0 : toMinor(roundTo, exponent)
    if (roundTo !== undefined && step < 1) wrong[`changes.${field}.roundTo`] = m.exchange_many_step()
    // 9.99 is a multiple less a part of it.
    if (less !== undefined && less > 0 && toMinor(less, exponent) >= step)
      wrong[`changes.${field}.less`] = m.exchange_many_less()
  }
  return wrong
}
