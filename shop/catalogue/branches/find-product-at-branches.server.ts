import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { products } from '../catalogue.tables.server.ts'
import { findProductAtBranches } from './products-at-branches.contract.ts'
import { readProductAtBranches } from './read-product-at-branches.server.ts'

export const answerFindProductAtBranches = handle(
  findProductAtBranches,
  async ({ productId }, { database }) => {
    if ((await database.$count(products, eq(products.productId, productId))) === 0)
      return refuse(findProductAtBranches, 'NOT_FOUND', undefined)
    return readProductAtBranches(database, productId)
  },
)
