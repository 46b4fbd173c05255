import { handle } from '../lib/handler.server.ts'
import { findProductsByCategoryPage } from './catalogue.contract.ts'
import { countProducts } from './count-products.server.ts'
import { listProducts } from './find-products.server.ts'
import { listedIds } from './product-ids.server.ts'

const SIZE = 15

export const answerFindProductsByCategoryPage = handle(
  findProductsByCategoryPage,
  async ({ category, page, images }, { database }) => {
    const ids = listedIds({ category, limit: SIZE, offset: page * SIZE })
    const [productList, totalProductCount] = await Promise.all([
      listProducts(database, { ids }, images),
      countProducts(database, category),
    ])
    return { productList, totalProductCount }
  },
)
