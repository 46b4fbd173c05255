import type { Database } from '../../../database/pool.ts'
import type { Wish } from '../../availability/take.server.ts'
import { asGoods, isBox, type OpenBox, openBox } from '../../cart/boxes/box-goods.server.ts'
import {
  partIdsOf,
  readPartsOfBoxes,
  type Sold,
  type SoldAnywhere,
  type Trouble,
  troubleOf,
} from '../../cart/read-lines.server.ts'
import { choosing } from '../../cart/reduced-lines.server.ts'
import { amountFrom } from '../../catalogue/cut-weight.rules.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { type AdvanceOfProduct, readAdvance } from '../../slots/advance/read-advance.server.ts'
import type { saveOrder } from '../orders.contract.ts'
import { chosen } from './chosen.server.ts'
import type { OrderLine } from './write-order.server.ts'

type Item = ParsedOf<typeof saveOrder>['orderItems'][number]

/** A line of an order with the stock to take for it. `index`: the line of the request that it is, or is a part of. */
export type PlacedLine = OrderLine & { wish: Wish | undefined; index: number }

/** The boxes that a line of the request orders, each at its price. */
export type PlacedBox = { item: Item; sold: Sold; index: number }

/** Reads the parts of the boxes among some goods, and the rules for ordering these ahead. It sends nothing if none is a box. */
export async function readParts(database: Database, goods: readonly SoldAnywhere[]) {
  const ids = partIdsOf(goods)
  if (ids.length === 0) return { parts: [], rules: [] as AdvanceOfProduct[] }
  const [parts, rules] = await Promise.all([readPartsOfBoxes(database, goods), readAdvance(database, ids)])
  return { parts, rules }
}

/**
 * Turns the lines of a request into those of an order: a box becomes its parts. `soldNow`: what the branch sells, by product; `soldFor`:
 * the product of a line. Answers the lines that cannot be sold, if there are any.
 */
export function placedLines(
  items: readonly Item[],
  soldNow: ReadonlyMap<number, Sold>,
  soldFor: (item: Item, index: number) => Sold | undefined,
): { wrong: number[] } | { lines: PlacedLine[]; boxes: PlacedBox[] } {
  const opened = items.map(item => openedAt(item, soldNow))
  const wrong = items.flatMap((item, index) =>
    troubleOf(item, soldFor(item, index)) || typeof opened[index] === 'string' ? [index] : [],
  )
  if (wrong.length > 0) return { wrong }
  const choose = choosing()
  const lines: PlacedLine[] = []
  const boxes: PlacedBox[] = []
  for (const [index, item] of items.entries()) {
    const sold = soldFor(item, index) as Sold
    const open = opened[index] as OpenBox | undefined
    if (!open || !isBox(sold)) {
      lines.push({ ...chosen(item, choose(sold, item)), index })
      continue
    }
    const { productId, productName } = sold
    const { quantity, parts } = item
    const ofBox = { ...{ no: index, productId, productName, quantity }, ...(parts ? { parts } : {}) }
    boxes.push({ item, sold: asGoods(sold, open), index })
    for (const part of open.parts) lines.push({ ...chosen(part.item, part.sold), index, ofBox })
  }
  return { lines, boxes }
}

function openedAt(item: Item, soldNow: ReadonlyMap<number, Sold>): OpenBox | Trouble | undefined {
  const sold = soldNow.get(item.productId)
  return isBox(sold) ? openBox(item, sold, soldNow) : undefined
}

/**
 * Returns the quantity left of each line of the request that is short of stock: of a box, as many as its scarcest part is enough for.
 * `counts`: the counts that are left, by the stock.
 */
export function leftOf(
  lines: readonly PlacedLine[],
  items: readonly Item[],
  counts: ReadonlyMap<number, number>,
): { index: number; left: number }[] {
  return items.flatMap(({ quantity }, index) => {
    const lefts = lines.flatMap(line => {
      const count = line.index === index && line.wish ? counts.get(line.wish.availabilityId) : undefined
      if (count === undefined) return []
      const amount = amountFrom(Math.max(0, count) * (line.sold.countStep ?? 1), line.sold)
      const inOne = Math.round((line.item.quantity * THOUSANDTHS) / quantity)
      return line.ofBox ? Math.floor(amount / inOne) : toQuantity(1, amount)
    })
    return lefts.length > 0 ? [{ index, left: Math.min(...lefts) }] : []
  })
}
