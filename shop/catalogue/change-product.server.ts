import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { MOST_COUNTED } from '../availability/most-counted.ts'
import { rescale } from '../availability/rescale.server.ts'
import type { Caller, Shop } from '../lib/shop.server.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { products, stock } from './catalogue.tables.server.ts'

const {
  searchWords: _,
  chargedPrice: __,
  inActiveDepartment: ___,
  shown: ____,
  ...columns
} = getTableColumns(products)

/** What a keeper sets of a product; the rest follows from it. */
export const setColumns = columns

/** A product as it is set. */
export type SetProduct = Omit<
  typeof products.$inferSelect,
  'searchWords' | 'chargedPrice' | 'inActiveDepartment' | 'shown'
>

/** What somebody changes of a product. */
export type ProductChange = Partial<
  Omit<SetProduct, 'productId' | 'updatedBy' | 'updatedByLogin' | 'updatedDate'>
>

/** A product, which nobody else changes until the transaction ends; nothing where there is none. */
export async function holdProduct(database: Database, productId: number): Promise<SetProduct | undefined> {
  const [held] = await database
    .select(setColumns)
    .from(products)
    .where(eq(products.productId, productId))
    .for('no key update')
  return held
}

/** Who changes a product now. A later change has a later moment, so that who saw the one before is told. */
export const keeperOf = ({ caller, clock }: Pick<Shop, 'caller' | 'clock'>, before?: SetProduct) => {
  const { loginId, firstName } = caller as Caller
  const later = Math.max(clock().getTime(), (before?.updatedDate.getTime() ?? 0) + 1)
  return { updatedBy: firstName, updatedByLogin: loginId, updatedDate: new Date(later) }
}

/**
 * Changes a product that is held, and leaves a row in the audit. Answers it as it is then; nothing where its stock cannot be
 * counted in the new steps: the caller must then refuse.
 */
export async function changeProduct(
  shop: Pick<Shop, 'database' | 'caller' | 'clock' | 'audit'>,
  before: SetProduct,
  change: ProductChange,
  action: string,
): Promise<SetProduct | undefined> {
  const { database, audit } = shop
  const { productId, quantityStep: from } = before
  const to = change.quantityStep ?? from
  if (to !== from && !(await rescaleStock(database, productId, { from, to }))) return undefined
  const [after] = await database
    .update(products)
    .set({ ...change, ...keeperOf(shop, before) })
    .where(eq(products.productId, productId))
    .returning(setColumns)
  await audit.add({ action, subject: 'product', subjectId: productId, before, after })
  return after
}

/** The stock of a product is counted in other steps; how low it may get stays the same amount. */
async function rescaleStock(database: Database, productId: number, steps: { from: number; to: number }) {
  const at = and(eq(stock.productId, productId), eq(stock.branchId, ONLINE_BRANCH))
  const [counted] = await database.select().from(stock).where(at)
  if (!counted) return true
  const lowAt = Math.min(Math.floor((counted.lowAt * steps.from) / steps.to), MOST_COUNTED)
  if (!(await rescale(database, counted.availabilityId, steps))) return false
  await database.update(stock).set({ lowAt }).where(at)
  return true
}
