import { eq } from 'drizzle-orm'
import { checkAgain } from '../cart/again/check-again.server.ts'
import { handle } from '../lib/handler.server.ts'
import { readBought, readLastBought } from '../orders/again/read-bought.server.ts'
import { usualItems } from './lists.tables.server.ts'
import { findUsual } from './usual.contract.ts'
import { type Mark, usualOf } from './usual.rules.ts'

/** The orders from which the list learns. */
const LATEST = 20

export const answerFindUsual = handle(findUsual, async (at, { database, caller, clock }) => {
  const { custId } = caller
  const [bought, marked] = await Promise.all([
    readBought(database, custId, LATEST),
    database
      .select({ productId: usualItems.productId, state: usualItems.state })
      .from(usualItems)
      .where(eq(usualItems.custId, custId)),
  ])
  const marks = new Map(marked.map(({ productId, state }) => [productId, state as Mark]))
  const usual = usualOf(bought, marks, clock())
  // The latest order comes first.
  const lastOf = new Map(bought.toReversed().map(one => [one.productId, one.wished]))
  const missing = usual.filter(({ productId }) => !lastOf.has(productId))
  const earlier = await readLastBought(
    database,
    custId,
    missing.map(({ productId }) => productId),
  )
  for (const { productId, wished } of earlier) lastOf.set(productId, wished)
  const listed = usual.flatMap(one => {
    const wished = lastOf.get(one.productId)
    return wished ? [{ ...one, wished }] : []
  })
  const lines = await checkAgain(
    database,
    listed.map(({ wished }) => wished),
    { ...at, now: clock() },
  )
  return {
    items: lines
      .map((line, index) => {
        const { times = 0, pinned = false } = listed[index] ?? {}
        return { ...line, times, pinned }
      })
      .filter(({ trouble, pinned }) => pinned || trouble !== 'GONE'),
  }
})
