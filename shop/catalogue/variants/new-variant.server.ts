import { and, asc, eq, inArray, isNotNull, isNull, max, or } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { type SetProduct, setColumns } from '../editing/change-product.server.ts'
import { noSaleTimes } from '../sales/sale-times.rules.ts'
import { withWholes } from './with-wholes.server.ts'

/** Returns the row of a new variant of a product: it has all that the product has, and what is its own. */
export function newVariant<Own extends Partial<SetProduct>>(whole: SetProduct, own: Own) {
  const { updatedBy: _, updatedByLogin: __, updatedDate: ___, productId: variantOf, ...shared } = whole
  return {
    ...shared,
    ...{ weight: null, content: null, contentUnit: null, codes: [], optionsAttributes: [], popularFlag: 0 },
    ...{
      productStatus: 'A',
      demo: false,
      variantOptions: null,
      dearestPrice: null,
      seoTitle: null,
      seoText: null,
      ...noSaleTimes,
    },
    ...own,
    variantOf,
  }
}

/** A locked product, and the place of its next variant. */
export type HeldWhole = { whole: SetProduct; nextPlace: number }

/**
 * Locks the products with these SKUs, and these products with those that they are variants of, in the order of their ids. Returns those
 * with the SKUs that are neither variants nor removed.
 */
export async function holdWholes(
  database: Database,
  skus: readonly string[],
  ids: readonly number[],
): Promise<Map<string, HeldWhole>> {
  const held = await database
    .select(setColumns)
    .from(products)
    .where(or(inArray(products.sku, [...skus]), withWholes(ids)))
    .orderBy(asc(products.productId))
    .for('no key update')
  const wholes = held.filter(
    ({ sku, variantOf, removedAt }) => skus.includes(sku) && variantOf === null && removedAt === null,
  )
  if (wholes.length === 0) return new Map()
  const places = await database
    .select({ id: products.variantOf, last: max(products.variantPlace) })
    .from(products)
    .where(
      inArray(
        products.variantOf,
        wholes.map(({ productId }) => productId),
      ),
    )
    .groupBy(products.variantOf)
  const lastOf = new Map(places.map(({ id, last }) => [id, last]))
  return new Map(
    wholes.map(whole => [whole.sku, { whole, nextPlace: (lastOf.get(whole.productId) ?? -1) + 1 }]),
  )
}

/** True if a product has a variant that is not removed. */
export const hasVariants = async (database: Database, productId: number): Promise<boolean> =>
  (await database.$count(products, and(eq(products.variantOf, productId), isNull(products.removedAt)))) > 0

/** Hides these variants before they are deleted, so that their products cost what their other variants cost. */
export const hideVariants = (database: Database, ids: readonly number[]) =>
  database
    .update(products)
    .set({ productStatus: 'N' })
    .where(and(inArray(products.productId, [...ids]), isNotNull(products.variantOf)))
