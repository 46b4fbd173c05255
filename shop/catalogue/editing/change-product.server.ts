import { eq, getTableColumns, or } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { rescale } from '../../availability/rescale.server.ts'
import { withPartsOfBox } from '../../boxes/wrong-box.rules.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { countStepOf } from '../stock/count-step.rules.ts'
import { isKeptInLots } from '../stock/product-in-lots.server.ts'
import { changeable } from '../variants/changeable.rules.ts'
import { withWholes } from '../variants/with-wholes.server.ts'

const {
  searchWords: _,
  chargedPrice: __,
  listed: ___,
  shown: ____,
  factsBy: _____,
  factsAt: ______,
  factGaps: _______,
  filterKeys: ________,
  ...columns
} = getTableColumns(products)

/** The columns that staff set; the others are derived from them. */
export const setColumns = columns

/** A product as staff set it. */
export type SetProduct = Omit<
  typeof products.$inferSelect,
  'searchWords' | 'chargedPrice' | 'listed' | 'shown' | 'factsBy' | 'factsAt' | 'factGaps' | 'filterKeys'
>

/** A change of a product's columns. */
export type ProductChange = Partial<
  Omit<SetProduct, 'productId' | 'updatedBy' | 'updatedByLogin' | 'updatedDate'>
>

/**
 * Locks a product until the transaction ends and returns it; undefined if it does not exist. The product that it is a variant of is
 * locked before it.
 */
export async function holdProduct(database: Database, productId: number): Promise<SetProduct | undefined> {
  const held = await database
    .select(setColumns)
    .from(products)
    .where(withWholes([productId]))
    .orderBy(products.productId)
    .for('no key update')
  return held.find(one => one.productId === productId)
}

/**
 * Returns who changes a product, and when. The time is always later than the last change, so that stale edits are detected.
 */
export const editorOf = ({ caller, clock }: Pick<SignedInShop, 'caller' | 'clock'>, before?: SetProduct) => {
  const { loginId, firstName } = caller
  const updatedDate = laterThan(before?.updatedDate, clock())
  return { updatedBy: firstName, updatedByLogin: loginId, updatedDate }
}

/**
 * Changes a locked product and adds an audit row. A variant changes only in its own columns; a product with variants in all but its prices,
 * which are those of its cheapest variant. A box has the parts that follow from it. Returns the changed product, or undefined if its stock cannot be counted
 * in the new steps, or would not be counted although it is in lots: the caller must then refuse.
 */
export async function changeProduct(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'>,
  before: SetProduct,
  wished: ProductChange,
  action: string,
): Promise<SetProduct | undefined> {
  const { database, audit } = shop
  const change = withPartsOfBox(changeable(before, wished), before)
  const { productId } = before
  if (change.stockTracked === false && before.stockTracked && (await isKeptInLots(database, productId)))
    return undefined
  if (!(await recountStock(database, { ...before, ...change, productId }))) return undefined
  const [after] = await database
    .update(products)
    .set({ ...change, ...editorOf(shop, before) })
    .where(eq(products.productId, productId))
    .returning(setColumns)
  await audit.add({ action, subject: 'product', subjectId: productId, before, after })
  return after
}

/**
 * Counts the stock of a product, or of its variants, at all branches as it will be sold, if that changes; its low stock levels stay the same amounts. Returns false
 * if the stock of a branch cannot be counted so.
 */
async function recountStock(database: Database, product: SetProduct): Promise<boolean> {
  const places = await database
    .select(getTableColumns(stock))
    .from(stock)
    .innerJoin(products, eq(products.productId, stock.productId))
    .where(or(eq(products.productId, product.productId), eq(products.variantOf, product.productId)))
  const changed = places.flatMap(place => {
    const to = countStepOf(product, place.countStep)
    return to === place.countStep ? [] : [{ ...place, to }]
  })
  if (changed.length === 0) return true
  await lockAvailabilities(
    database,
    changed.map(({ availabilityId }) => availabilityId),
  )
  for (const { availabilityId, countStep: from, to, lowAt: low } of changed) {
    if (!(await rescale(database, availabilityId, { from, to }))) return false
    const lowAt = Math.min(Math.floor((low * from) / to), MOST_COUNTED)
    await database.update(stock).set({ lowAt, countStep: to }).where(eq(stock.availabilityId, availabilityId))
  }
  return true
}
