import { handle } from '../lib/handler.server.ts'
import { findProductsByCategoryPage, PAGE_SIZE } from './catalogue.contract.ts'
import { countProducts } from './count-products.server.ts'
import { listProducts } from './find-products.server.ts'
import { listedIds } from './product-ids.server.ts'

export const answerFindProductsByCategoryPage = handle(
  findProductsByCategoryPage,
  async ({ category, page, images }, { database }) => {
    const ids = listedIds({ category, limit: PAGE_SIZE, offset: page * PAGE_SIZE })
    const [productList, totalProductCount] = await Promise.all([
      listProducts(database, { ids }, images),
      countProducts(database, category),
    ])
    return { productList, totalProductCount }
  },
)
