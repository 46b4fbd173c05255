import type { Box, BoxPart } from '../../boxes/box.ts'
import { partsOfBox } from '../../boxes/chosen-parts.rules.ts'
import { highestAge } from '../../catalogue/ages/ages.rules.ts'
import { stockFor } from '../../catalogue/cut-weight.rules.ts'
import { measureOf, priceOfMeasure } from '../../catalogue/measures.rules.ts'
import { portion } from '../../lib/money.ts'
import { THOUSANDTHS, toQuantity, toSteps } from '../../lib/quantity.ts'
import { linePrice } from '../cart.rules.ts'
import type { CartLine } from '../cart-lines.ts'
import {
  asChosen,
  type ChosenGoods,
  pricedAs,
  type Sold,
  stepsLeft,
  type Trouble,
  troubleOf,
} from '../read-lines.server.ts'
import { sharesOf } from './box-shares.rules.ts'

/** A part of the boxes that a line orders: a line of its own, and its product at the price that it has in the box. */
export type PartLine = { item: CartLine; sold: ChosenGoods }

/** A product that is a box. */
export type BoxGoods = Sold & { box: Box }

/**
 * The boxes that a line orders. `each`: the price of one, in minor units; `worth`: the price of its parts alone; `left`: how many of them the stock of its parts is enough for.
 */
export type OpenBox = { parts: PartLine[]; each: number; worth: number; left: number; ageFrom: number | null }

const WHOLE_BP = 10_000
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/**
 * Opens the boxes that a line orders: each part becomes a line. `sold`: the products that a branch sells, with the parts; `reserved`: the
 * stock that lines before take, by product, in thousandths of its unit. Answers why it cannot be ordered, if that is so.
 */
export function openBox(
  item: CartLine,
  { box, chargedPrice: own }: BoxGoods,
  sold: ReadonlyMap<number, Sold>,
  reserved?: ReadonlyMap<number, number>,
): OpenBox | Trouble {
  if (!Number.isSafeInteger(item.quantity)) return 'QUANTITY'
  const parts = partsOfBox(box, item.parts)
  if (!parts?.length) return 'OPTION'
  const found: (OnePart & { times: number; item: CartLine })[] = []
  for (const { times, ...part } of parts) {
    const goods = sold.get(part.productId)
    const one = goods && oneOf(part, goods)
    if (!one) return goods ? 'OPTION' : 'GONE'
    const quantity = toQuantity(item.quantity * times, part.amount)
    found.push({ ...one, times, item: { ...one.one, ...wishesOf(item), quantity } })
  }
  const worths = found.map(({ goods, steps, times }) => times * linePrice(pricedAs(goods, steps)))
  const priced =
    box.price === 'OWN' ? found.map(({ goods }) => goods) : found.map(one => withLess(one.goods, box.lessBp))
  const costs =
    box.price === 'OWN'
      ? sharesOf(own, worths)
      : found.map(({ steps, times }, at) => times * linePrice(pricedAs(priced[at] as ChosenGoods, steps)))
  return {
    parts: found.map(({ item: line, goods, steps, times }, at) => {
      const cost = { steps: steps * times, each: costs[at] ?? 0, boxes: item.quantity }
      return {
        item: line,
        sold: box.price === 'OWN' ? atShare(goods, cost) : atCost(priced[at] as ChosenGoods, cost),
      }
    }),
    each: sum(costs),
    worth: sum(worths),
    left: Math.min(
      ...found.map(({ goods, steps, times }) =>
        Math.floor(stepsLeft(goods, reserved?.get(goods.productId)) / (steps * times)),
      ),
    ),
    ageFrom: highestAge(found.map(({ goods }) => goods)),
  }
}

/** One amount of a part, as a line and in steps. */
type OnePart = { one: CartLine; steps: number; goods: ChosenGoods }

/** The price of a part in each of some boxes that have so many steps of it, in minor units. */
type Cost = { steps: number; each: number; boxes: number }

/** The wishes of a line that hold for each of its parts. No other product is named for a part: then the shop asks. */
const wishesOf = ({ notes, substitution }: CartLine & { substitution?: string }) => ({
  ...(notes === undefined ? {} : { notes }),
  ...(substitution === undefined ? {} : { substitution: substitution === 'SPECIFIC' ? 'ASK' : substitution }),
})

/** Returns a part of one box as a line, with its product; undefined if it cannot be sold so any more. */
function oneOf({ amount, ...chosen }: BoxPart, goods: Sold): OnePart | undefined {
  const one: CartLine = { ...chosen, quantity: toQuantity(1, amount) }
  const steps = toSteps(one.quantity, goods.quantityStep)
  const anyAmount = { ...goods, minimumSteps: 1, maximumSteps: Number.MAX_SAFE_INTEGER }
  if (!steps || troubleOf(one, anyAmount)) return undefined
  return { one, steps, goods: asChosen(goods, one) }
}

/** Returns goods that cost their share of a box, whatever they weigh, and less if they weigh less. */
function atShare(goods: ChosenGoods, cost: Cost): ChosenGoods {
  const price = Math.floor((cost.each * goods.pricedPer) / Math.max(1, measureOf(cost.steps, goods)))
  const shared = { ...goods, unitPrice: price, salePrice: price, chargedPrice: price }
  return { ...atCost(shared, cost), most: cost.each * cost.boxes }
}

/** Returns goods that cost the same in each box: what the price of all of them would round otherwise is a surcharge of the line. */
const atCost = (goods: ChosenGoods, { steps, each, boxes }: Cost): ChosenGoods => ({
  ...{ ...goods, pieceSurcharge: 0 },
  lineSurcharge:
    each * boxes - priceOfMeasure(goods.chargedPrice, measureOf(steps * boxes, goods), goods.pricedPer),
})

/** Returns goods that cost so much less in a box, in hundredths of a per cent. */
const withLess = (goods: ChosenGoods, lessBp: number): ChosenGoods => ({
  ...goods,
  chargedPrice: portion(goods.chargedPrice, WHOLE_BP - lessBp, WHOLE_BP),
})

/**
 * Returns a box as a product for lists and carts: its price with these choices, and the boxes that are left as its stock. `open`: the line
 * as it was opened.
 */
export const asGoods = (sold: BoxGoods, { each, worth, left, ageFrom }: OpenBox): Sold => ({
  ...sold,
  unitPrice: sold.box.price === 'OWN' ? sold.unitPrice : worth,
  salePrice: each,
  chargedPrice: each,
  stockTracked: true,
  inStock: left * THOUSANDTHS,
  countStep: THOUSANDTHS,
  free: left,
  ageFrom: ageFrom ?? sold.ageFrom,
})

/** Adds what the parts of an opened line take of each product's stock, in thousandths of its unit. */
export function reserveParts({ parts }: OpenBox, reserved: Map<number, number>): void {
  for (const { item, sold } of parts) {
    const takes = stockFor(Math.round(item.quantity * THOUSANDTHS), sold)
    reserved.set(sold.productId, (reserved.get(sold.productId) ?? 0) + takes)
  }
}

/** True if a product is a box. */
export const isBox = (sold: Sold | undefined): sold is BoxGoods => sold?.box != null
