import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { amountFrom, stockFor } from '../catalogue/cut-weight.rules.ts'
import { stockPlacesOf } from '../catalogue/product-places.server.ts'
import { toCounts } from '../catalogue/stock/count-step.rules.ts'
import { toSteps } from '../lib/quantity.ts'
import { lotsOnShelf } from '../lots/lots-on-shelf.server.ts'
import { type ReducedOn, reducedPrice } from '../lots/short-dated.rules.ts'
import type { CartLine } from './cart-lines.ts'
import { asChosen, type ChosenGoods, type Sold, shortDatedAt } from './read-lines.server.ts'

/** A product with the options of a line. `reducedSteps`: the steps that lines before it leave at the reduced price. */
export type ReducedGoods = ChosenGoods & { reducedSteps: number }

/**
 * Returns a function that gives the lines of one cart, one after the other, their prices: a line costs less if its whole amount fits into
 * what the lines before it leave of the goods that end soon.
 */
export function choosing(): (sold: Sold, line: CartLine) => ReducedGoods {
  const used = new Map<number, number>()
  return (sold, line) => {
    const full = asChosen(sold, line)
    const { shortDated, countStep, quantityStep } = full
    if (!shortDated || countStep === null) return { ...full, reducedSteps: 0 }
    const before = used.get(sold.productId) ?? 0
    const left = Math.max(0, shortDated.left - before)
    const counts = countsOf(full, line)
    used.set(sold.productId, before + counts)
    const price = reducedPrice(sold.chargedPrice, shortDated.bp)
    const { chargedPrice } = asChosen({ ...sold, chargedPrice: price }, line)
    // A reduction of less than half a minor unit is none.
    if (chargedPrice === full.chargedPrice) return { ...full, reducedSteps: 0 }
    const reducedSteps = Math.floor(amountFrom(left * countStep, full) / quantityStep)
    return counts > 0 && counts <= left
      ? { ...full, chargedPrice, reducedFrom: full.chargedPrice, reducedSteps }
      : { ...full, reducedSteps }
  }
}

/** Returns the counts that a line takes of its product's stock; 0 if its quantity is wrong. */
const countsOf = (goods: ChosenGoods, { quantity }: Pick<CartLine, 'quantity'>): number => {
  const steps = toSteps(quantity, goods.quantityStep) ?? 0
  return toCounts(stockFor(steps * goods.quantityStep, goods), goods.countStep ?? goods.quantityStep)
}

const selectShelves = prepareQuery('shelves', database =>
  database
    .select({
      productId: products.productId,
      places: stockPlacesOf(sql`products.product_id`),
      lots: lotsOnShelf(sql`products.product_id`),
    })
    .from(products)
    .where(sql`${products.productId} = any(${sql.placeholder('productIds')})`),
)

/**
 * True if there were enough reduced goods for an order when it took its stock, at the reductions that its lines have. Sent after the
 * statement that takes the stock: the rows of the stock are then locked, so that no other order gets the same goods.
 */
export async function areStillReduced(
  database: Database,
  lines: readonly { sold: ChosenGoods; item: Pick<CartLine, 'quantity'> }[],
  branchId: number,
  on: ReducedOn,
): Promise<boolean> {
  const reduced = lines.filter(({ sold }) => sold.reducedFrom !== null)
  if (reduced.length === 0) return true
  const sum = (some: typeof lines) => some.reduce((all, { sold, item }) => all + countsOf(sold, item), 0)
  const productIds = [...new Set(reduced.map(({ sold }) => sold.productId))]
  const shelves = await selectShelves(database, { productIds })
  return shelves.every(({ productId, ...shelf }) => {
    const ofProduct = (some: typeof lines) => some.filter(({ sold }) => sold.productId === productId)
    const mine = ofProduct(reduced)
    const now = shortDatedAt(shelf, branchId, on, sum(ofProduct(lines)))
    return now?.bp === mine[0]?.sold.shortDated?.bp && sum(mine) <= (now?.left ?? 0)
  })
}
