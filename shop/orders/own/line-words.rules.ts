import { type Currency, showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import type { SavedItem } from '../orders.contract.ts'

type Weighed = Pick<
  SavedItem,
  | 'weighed'
  | 'finalWeight'
  | 'estimatedMeasure'
  | 'measuringUnit'
  | 'pricedUnit'
  | 'lineTotal'
  | 'lineCap'
  | 'orderedTotal'
  | 'itemStatus'
>

/** Returns the ordered and the weighed amount of a line, and the difference in price; undefined until it is weighed. */
export function cameWords(item: Weighed, currency: Currency): string | undefined {
  const { weighed, finalWeight, estimatedMeasure, pricedUnit: unit, lineTotal, lineCap } = item
  if (!weighed || finalWeight === null || isLeftOut(item.itemStatus)) return undefined
  const isCapped = lineTotal === lineCap && finalWeight > estimatedMeasure
  // The weight of pieces was an estimate.
  const words = unit === item.measuringUnit ? m.orders_came : m.orders_came_about
  return [
    words({ ordered: String(estimatedMeasure), came: String(finalWeight), unit }),
    differenceWords(lineTotal - item.orderedTotal, currency),
    ...(isCapped ? [m.orders_came_gift()] : []),
  ].join(' · ')
}

type Replacing = Pick<
  SavedItem,
  'orderItemId' | 'productName' | 'lineTotal' | 'orderedTotal' | 'replacedByItemId'
>

/** Returns the product that a line was picked instead of, and the difference in price; undefined if there is none. */
export function insteadWords(
  item: Pick<Replacing, 'orderItemId' | 'lineTotal'>,
  items: readonly Replacing[],
  currency: Currency,
): string | undefined {
  const before = items.find(({ replacedByItemId }) => replacedByItemId === item.orderItemId)
  if (!before) return undefined
  const difference = differenceWords(item.lineTotal - before.orderedTotal, currency)
  return `${m.orders_instead_of({ name: before.productName })} · ${difference}`
}

function differenceWords(between: number, currency: Currency): string {
  const difference = Number(between.toFixed(4))
  const amount = showMoney(Math.abs(difference), currency)
  if (difference === 0) return m.orders_instead_same()
  return difference < 0 ? m.orders_instead_less({ amount }) : m.orders_instead_more({ amount })
}

/** Says that the weight after cutting is paid for; undefined if the product is not weighed after it is cut. */
export const afterCutWords = (item: Pick<SavedItem, 'weighedAfter' | 'itemStatus'>): string | undefined =>
  item.weighedAfter && !isLeftOut(item.itemStatus) ? m.orders_after_cut() : undefined

/** Says what one unit of a line costs instead of, if its goods end soon; undefined if its price is not reduced. */
export const reducedWords = (
  {
    effectivePrice,
    reducedFrom,
    itemStatus,
  }: Pick<SavedItem, 'effectivePrice' | 'reducedFrom' | 'itemStatus'>,
  currency: Currency,
): string | undefined =>
  reducedFrom !== null && !isLeftOut(itemStatus)
    ? m.orders_reduced({
        now: showMoney(effectivePrice, currency),
        before: showMoney(reducedFrom, currency),
      })
    : undefined
