import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import {
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProduct,
  findProductsByBrand,
  findProductsByCategory,
  relatedProducts,
} from './catalogue.contract.ts'
import { categories, products } from './catalogue.tables.server.ts'
import { selectProducts } from './select-products.server.ts'

type Selection = Parameters<typeof selectProducts>[2]

/** Shown products with prices in the shop's currency. */
export async function listProducts(database: Database, selection: Selection) {
  const { currency, defaultBrand } = await readSettings(database)
  return selectProducts(database, { exponent: currency.exponent, defaultBrand }, selection)
}

const listed = async (database: Database, selection: Selection) => ({
  productList: await listProducts(database, selection),
})
const popular = eq(products.popularFlag, 1)

export const answerFindProduct = handle(findProduct, async ({ id }, { database }) => {
  const [product] = await listProducts(database, { where: eq(products.productId, id), limit: 1 })
  return product ?? refuse(findProduct, 'NOT_FOUND', undefined)
})

export const answerFindProductsByCategory = handle(findProductsByCategory, ({ category }, { database }) =>
  listed(database, { where: eq(products.categoryId, category), limit: 100 }),
)

export const answerFindProductsByBrand = handle(findProductsByBrand, ({ brand }, { database }) =>
  listed(database, { where: eq(products.brandId, brand), limit: 100 }),
)

export const answerFindFoodProducts = handle(findFoodProducts, ({ x }, { database }) =>
  listed(database, { where: eq(products.categoryId, x), limit: 9 }),
)

export const answerFindPopularProducts = handle(findPopularProducts, (_input, { database }) =>
  listed(database, { where: popular, limit: 24 }),
)

export const answerFindPopularMeatProducts = handle(findPopularMeatProducts, (_input, { database }) =>
  listed(database, { where: sql`${popular} and ${categories.category} = 'MEAT'`, limit: 24 }),
)

export const answerRelatedProducts = handle(
  relatedProducts,
  ({ category, subCategory, count }, { database }) =>
    listed(database, {
      where: eq(categories.category, category),
      orderBy: [sql`${categories.subCategory} = ${subCategory} desc`, sql`${products.popularFlag} desc`],
      limit: count,
    }),
)
