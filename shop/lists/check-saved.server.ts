import type { Database } from '../../database/pool.ts'
import type { AgainAt, AgainLine } from '../cart/again/again-line.ts'
import { checkAgain } from '../cart/again/check-again.server.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import { namesOfProducts } from '../catalogue/names-of-products.server.ts'

/**
 * Compares the lines of a saved list with what a branch sells now, in their order. The demo's products can be removed: a list forgets those
 * that the shop does not know.
 */
export async function checkSaved(
  database: Database,
  lines: readonly CartLine[],
  at: AgainAt & { now?: Date },
): Promise<(AgainLine & { saved: CartLine })[]> {
  const names = await namesOfProducts(
    database,
    lines.map(({ productId }) => productId),
  )
  const known = lines.filter(({ productId }) => names.has(productId))
  const now = await checkAgain(
    database,
    known.map(line => ({ line, productName: names.get(line.productId) ?? '', was: () => null })),
    at,
  )
  return known.flatMap((saved, index) => {
    const line = now[index]
    return line ? [{ ...line, saved }] : []
  })
}
