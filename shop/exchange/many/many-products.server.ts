import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { brands, categories, products } from '../../catalogue/catalogue.tables.server.ts'
import { isCutPrice } from '../../catalogue/cut-price.rules.ts'
import { staffListCondition } from '../../catalogue/editing/find-products-for-staff.server.ts'
import type { ReadDraft } from '../import-fields.ts'
import { draftOfChanges, isOfProducts, isOfVariants, type NamedShelf } from './draft-of-changes.rules.ts'
import type { FoundProducts, ManyChanges } from './many-changes.fields.ts'

/** Products, named one by one or found by filters, and what is changed in each. */
export type ManyProducts = {
  productIds?: number[] | undefined
  found?: FoundProducts | undefined
  changes: ManyChanges
}

/** The number of products read at once. */
const BATCH = 500

/** The condition of the products that were named or found. */
const isFoundBy = ({ productIds, found = {} }: ManyProducts): SQL | undefined =>
  productIds
    ? and(inArray(products.productId, productIds), isNull(products.removedAt))
    : staffListCondition({ q: '', ...found }, found.branchId === undefined ? 'all' : [found.branchId])

/** The condition of the products to read: with the variants of those found, and their products, as far as the changes are theirs. */
function isAsked(many: ManyProducts): SQL | undefined {
  const isFound = isFoundBy(many)
  const its = (column: SQL) => sql`(select ${column} from ${products} where ${isFound})`
  return and(
    isNull(products.removedAt),
    or(
      isFound,
      isOfVariants(many.changes)
        ? sql`${products.variantOf} in ${its(sql`${products.productId}`)}`
        : undefined,
      isOfProducts(many.changes)
        ? sql`${products.productId} in ${its(sql`${products.variantOf}`)}`
        : undefined,
    ),
  )
}

/** Counts the products that were named or found. */
export const countMany = (database: Database, many: ManyProducts): Promise<number> =>
  database.$count(products, isFoundBy(many))

/** The names of the category and the brand of changes; undefined if one of them does not exist. */
export async function namedShelf(
  database: Database,
  { categoryId, brandId }: ManyChanges,
): Promise<Record<'category' | 'brand', boolean> & { shelf: NamedShelf }> {
  const [[category], [brand]] = await Promise.all([
    categoryId === undefined
      ? []
      : database
          .select({ category: categories.category, subCategory: categories.subCategory })
          .from(categories)
          .where(eq(categories.categoryId, categoryId)),
    brandId === undefined || brandId === null
      ? []
      : database.select({ brandName: brands.brandName }).from(brands).where(eq(brands.brandId, brandId)),
  ])
  return {
    category: categoryId === undefined || category !== undefined,
    brand: !brandId || brand !== undefined,
    shelf: { ...category, ...(brandId === null ? { brandName: '' } : brand) },
  }
}

/** Reads the products in batches, and writes what changes in each as a file would; its line is the number of the product. */
export async function* draftsOfMany(
  database: Database,
  many: ManyProducts,
  exponent: number,
): AsyncGenerator<{ drafts: ReadDraft[]; lines: number }> {
  const { shelf } = await namedShelf(database, many.changes)
  for (let last = 0; ; ) {
    const rows = await database
      .select({
        productId: products.productId,
        sku: products.sku,
        unitPrice: products.unitPrice,
        salePrice: products.salePrice,
        options: products.optionsAttributes,
        tags: products.tags,
        stockTracked: sql<boolean>`${products.stockTracked} and ${products.box} is null`,
        isTimed: sql<boolean>`num_nonnulls(${products.saleFrom}, ${products.saleUntil}) > 0`,
        isFound: sql<boolean>`(${isFoundBy(many)})`,
        isVariant: sql<boolean>`${products.variantOf} is not null`,
        hasVariants: sql<boolean>`${products.variantOptions} is not null or ${products.box} @> '{"price": "PARTS"}' is true`,
      })
      .from(products)
      .where(and(isAsked(many), gt(products.productId, last)))
      .orderBy(asc(products.productId))
      .limit(BATCH)
    if (rows.length === 0) return
    last = rows.at(-1)?.productId ?? last
    yield {
      drafts: rows.flatMap(({ productId, options, ...row }) => {
        const product = { ...row, isCut: isCutPrice(options) }
        const draft = draftOfChanges(product, many.changes, { exponent, shelf })
        return draft ? [{ line: productId, draft }] : []
      }),
      lines: rows.filter(({ isFound }) => isFound).length,
    }
  }
}
