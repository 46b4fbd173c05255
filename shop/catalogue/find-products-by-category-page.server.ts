import { eq } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { findProductsByCategoryPage } from './catalogue.contract.ts'
import { products } from './catalogue.tables.server.ts'
import { countProducts } from './count-products.server.ts'
import { listProducts } from './find-products.server.ts'

const SIZE = 15

export const answerFindProductsByCategoryPage = handle(
  findProductsByCategoryPage,
  async ({ category, page, images }, { database }) => {
    const where = category === -1 ? undefined : eq(products.categoryId, category)
    const [productList, totalProductCount] = await Promise.all([
      listProducts(database, { where, limit: SIZE, offset: page * SIZE }, images),
      countProducts(database, where),
    ])
    return { productList, totalProductCount }
  },
)
