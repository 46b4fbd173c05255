import { stockFor } from '../catalogue/cut-weight.rules.ts'
import { measureOf, perUnit } from '../catalogue/measures.rules.ts'
import { showPreparations } from '../catalogue/select-products.server.ts'
import { showQuantityUnit, showReady } from '../catalogue/show-measures.ts'
import { toQuantity, toSteps } from '../lib/quantity.ts'
import { lotDayWords } from '../lots/lot-day-words.ts'
import { pictureAddress } from '../media/picture-address.ts'
import {
  asGoods,
  type BoxGoods,
  isBox,
  type OpenBox,
  openBox,
  type PartLine,
  reserveParts,
} from './boxes/box-goods.server.ts'
import type { ShownLine } from './cart.contract.ts'
import { type ChargeRules, type PricedLine, priceLines } from './cart.rules.ts'
import type { CartLine } from './cart-lines.ts'
import {
  asChosen,
  type ChosenGoods,
  pricedAs,
  type Sold,
  stepsLeft,
  type Trouble,
  troubleOf,
} from './read-lines.server.ts'
import { choosing, type ReducedGoods } from './reduced-lines.server.ts'

/**
 * A line with its product as it is sold with these options, and its problem; the product is undefined if it is not sold. `open`: its parts,
 * if it orders boxes.
 */
export type CheckedLine = {
  item: CartLine
  sold: ReducedGoods | undefined
  trouble: Trouble | null
  open?: OpenBox
}

/** Checks the lines of a cart in their order: each has what those before it leave of the stock. */
export function checkLines(items: readonly CartLine[], sold: ReadonlyMap<number, Sold>): CheckedLine[] {
  const reserved = new Map<number, number>()
  const choose = choosing()
  return items.map(item => {
    const goods = sold.get(item.productId)
    if (isBox(goods)) return checkBox(item, goods, sold, reserved)
    const offered = goods && choose(goods, item)
    return { item, sold: offered, trouble: troubleAfter(item, offered, reserved) }
  })
}

/** Checks a line that orders boxes: their parts have what the lines before it leave of the stock. */
export function checkBox(
  item: CartLine,
  box: BoxGoods,
  sold: ReadonlyMap<number, Sold>,
  reserved: Map<number, number>,
): CheckedLine {
  const open = openBox(item, box, sold, reserved)
  if (typeof open === 'string')
    return { item, sold: { ...asChosen(box, item), reducedSteps: 0 }, trouble: open }
  const goods = { ...asChosen(asGoods(box, open), item), reducedSteps: 0 }
  const trouble =
    troubleOf(item, goods) ??
    (open.left === 0 ? 'SOLD_OUT' : open.left < item.quantity ? ('NOT_ENOUGH' as const) : null)
  reserveParts(open, reserved)
  return { item, sold: goods, trouble, open }
}

/** Returns the same as `troubleOf`, and checks that there is enough stock after the lines before this one. */
export function troubleAfter(
  item: CartLine,
  sold: ChosenGoods | undefined,
  reserved: Map<number, number>,
): Trouble | null {
  const wrong = troubleOf(item, sold)
  if (wrong || !sold?.stockTracked) return wrong
  if (stepsLeft(sold) === 0) return 'SOLD_OUT'
  const steps = toSteps(item.quantity, sold.quantityStep) ?? 0
  const wanted = (reserved.get(sold.productId) ?? 0) + stockFor(steps * sold.quantityStep, sold)
  reserved.set(sold.productId, wanted)
  return wanted > (sold.inStock ?? 0) ? 'NOT_ENOUGH' : null
}

const NO_CHOICES = { optionPrices: {}, piecePrices: {}, linePrices: {}, choiceYields: {}, choiceMinutes: {} }
const NOTHING: PricedLine = { chargedPrice: 0, measure: 0, pricedPer: 1000, cap: 0, taxExempt: true }

/** The numbers that price a line: one that is gone or has no valid quantity costs nothing. */
export const priced = (item: CartLine, sold: ChosenGoods | undefined): PricedLine =>
  sold ? pricedAs(sold, toSteps(item.quantity, sold.quantityStep) ?? 0) : NOTHING

/** The numbers that price a line: those of each part, if it orders boxes. */
const pricesOf = ({ item, sold, open }: CheckedLine): PricedLine[] =>
  open ? open.parts.map(part => priced(part.item, part.sold)) : [priced(item, sold)]

/** Prices the lines of a cart, each box as its parts: the sums, and what each line costs, in minor units. */
export function priceChecked(lines: readonly CheckedLine[], rules: ChargeRules) {
  const prices = lines.map(pricesOf)
  const sums = priceLines(prices.flat(), rules)
  const rest = sums.lines.values()
  const lineTotals = prices.map(({ length }) =>
    rest.take(length).reduce((sum, { linePrice }) => sum + linePrice, 0),
  )
  return { sums, lineTotals }
}

/** Shows a line with the price of its product. */
export function showLine(
  { item, sold, trouble, open }: CheckedLine,
  lineTotal: number,
  decimal: (minor: number) => number,
): Omit<ShownLine, 'offered'> {
  const step = sold?.quantityStep ?? 1000
  return {
    productId: item.productId,
    productName: sold?.productName ?? '',
    category: sold?.category ?? '',
    categoryId: sold?.categoryId ?? 0,
    image: sold?.hash ? pictureAddress(sold.hash) : null,
    unitName: sold?.unitName ?? '',
    unitPrice: decimal(sold?.unitPrice ?? 0),
    effectivePrice: decimal(sold?.chargedPrice ?? 0),
    reduction: showReduction(sold),
    quantity: item.quantity,
    lineTotal,
    ...showLineMeasures(sold, toSteps(item.quantity, step) ?? 0, decimal),
    step: toQuantity(1, step),
    minimum: toQuantity(sold?.minimumSteps ?? 1, step),
    maximum: toQuantity(sold?.maximumSteps ?? 1, step),
    left: toQuantity(sold ? stepsLeft(sold) : 0, step),
    nominalMeasure: sold?.nominalMeasure ? toQuantity(1, sold.nominalMeasure) : null,
    ageFrom: sold?.ageFrom ?? null,
    contents: open?.parts.map(showContent) ?? null,
    trouble,
  }
}

const showContent = ({ item, sold }: PartLine) => ({
  ...{ productId: sold.productId, productName: sold.productName, unitName: sold.unitName },
  quantity: item.quantity,
})

/** Shows the reduced price that a line has, or could have with a smaller amount; null if lines before it leave nothing. */
const showReduction = (sold: ReducedGoods | undefined): ShownLine['reduction'] =>
  sold?.shortDated && (sold.reducedFrom !== null || sold.reducedSteps >= sold.minimumSteps)
    ? {
        percent: sold.shortDated.bp / 100,
        left: toQuantity(sold.reducedSteps, sold.quantityStep),
        says: lotDayWords(sold.shortDated) ?? null,
      }
    : null

/** Shows the options that a product offers. */
export const offeredBy = (sold: Sold | undefined, exponent: number) => ({
  packagingAttributes: sold?.packagingAttributes ?? [],
  cuttingAttributes: sold?.cuttingAttributes ?? [],
  extraAttributes: sold?.extraAttributes ?? [],
  ...showPreparations(sold ?? NO_CHOICES, exponent),
})

/** A line that is gone has no measure. */
const showLineMeasures = (
  sold: ChosenGoods | undefined,
  steps: number,
  decimal: (minor: number) => number,
) => ({
  steps,
  quantityUnit: showQuantityUnit(sold?.unitName ?? '', sold?.quantityStep ?? 1000),
  weighed: sold?.weighed ?? false,
  pricedUnit: sold?.pricedUnit ?? sold?.unitName ?? '',
  priceUnit: sold ? perUnit(sold.pricedUnit ?? sold.unitName, sold.pricedPer) : '',
  estimatedMeasure: sold ? toQuantity(1, measureOf(steps, sold)) : 0,
  weighedAfter: sold?.weighedAfter ?? false,
  readyMeasure: sold ? showReady(measureOf(steps, sold), sold) : null,
  lineCap: sold ? decimal(pricedAs(sold, steps).cap ?? 0) : 0,
  reducedFrom: sold && sold.reducedFrom !== null ? decimal(sold.reducedFrom) : null,
})
