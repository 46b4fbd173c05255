import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { wrongStock } from '../../catalogue/editing/opening-steps.rules.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { lotDayWords } from '../lot-day-words.ts'

/** The words of a lot on a package. */
type LotWords = { code: string; dateKind: string | null; expiresOn: string | null }
type Line = { quantity: number; unitCost: number | null; lot: LotWords | null }
/** `needsDay`: its lots need a last day. */
type Goods = { countStep: number; inLots: boolean; needsDay: boolean }
type Stored = LotWords & { blockedAt: Date | null }

/** Returns a quantity in units as counts of a stock. */
export const countsOf = (quantity: number, countStep: number): number =>
  Math.round((quantity * THOUSANDTHS) / countStep)

/** Says that a stock cannot be so large. */
export const tooMuch = (countStep: number): string =>
  m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) })

/** Returns what is wrong with the words of a lot, by field; `today`: the day of the shop. */
function wrongWords(
  { dateKind, expiresOn }: LotWords,
  needsDay: boolean,
  today: string,
): Record<string, string> {
  if (needsDay && expiresOn === null) return { 'lot.expiresOn': m.lots_day_needed() }
  if ((dateKind === null) !== (expiresOn === null)) return { 'lot.expiresOn': m.lots_date_both() }
  return expiresOn !== null && expiresOn < today ? { 'lot.expiresOn': m.lots_day_over() } : {}
}

/** Returns what is wrong with a line of a delivery, by field; the shop has no such product if it gets none. */
export function wrongLine(
  { quantity, unitCost, lot }: Line,
  goods: Goods | undefined,
  { today, exponent }: { today: string; exponent: number },
): Record<string, string> {
  if (!goods) return { productId: m.lots_product_unknown() }
  const wrong: Record<string, string> = {}
  const uncounted = wrongStock(quantity, goods.countStep)
  if (uncounted) wrong.quantity = uncounted
  if (unitCost !== null && toDecimal(toMinor(unitCost, exponent), exponent) !== unitCost)
    wrong.unitCost = m.catalogue_price_decimals({ count: exponent })
  if (goods.inLots && !lot) wrong['lot.code'] = m.lots_product_needs_lot()
  else if (!goods.inLots && lot) wrong['lot.code'] = m.lots_product_has_no_lots()
  else if (lot) Object.assign(wrong, wrongWords(lot, goods.needsDay, today))
  return wrong
}

/** Returns why goods with these words cannot come into a lot of the shop, by field: it is blocked, or has another last day. */
export function wrongForLot(words: LotWords, stored: Stored): Record<string, string> {
  if (stored.blockedAt) return { 'lot.code': m.lots_is_blocked() }
  if (words.expiresOn === stored.expiresOn && words.dateKind === stored.dateKind) return {}
  const day = lotDayWords(stored)
  return { 'lot.expiresOn': day ? m.lots_other_day({ day }) : m.lots_other_no_day() }
}
