import { and, gt, lte } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type CountedPairs, countPairs } from '../orders/sales/count-pairs.server.ts'
import { boughtTogether } from './related.tables.server.ts'

/** The days of orders that count, and the buyers that a pair needs, so that it says nothing about one of them. */
const DAYS = 365
const LEAST_BUYERS = 5
/** The most that are stored for a product. */
const MOST_PAIRS = 12
/** The products that a statement counts. */
const AT_ONCE = 25

type Work = {
  isStopping: () => boolean
  clock: () => Date
  inTransaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

/** Replaces the pairs of the products after one, up to the last that was counted. */
async function replacePairs(database: Database, after: number, { pairs, last }: CountedPairs) {
  await database
    .delete(boughtTogether)
    .where(
      and(
        gt(boughtTogether.productId, after),
        last === null ? undefined : lte(boughtTogether.productId, last),
      ),
    )
  if (pairs.length > 0) await database.insert(boughtTogether).values(pairs)
}

/** Counts what is bought together from the orders of a year, the next few products at a time. Returns the number of pairs. */
export async function countBoughtTogether({
  isStopping,
  clock,
  inTransaction,
}: Work): Promise<{ pairs: number }> {
  const since = new Date(clock().getTime() - DAYS * 86_400_000)
  const limits = { since, leastBuyers: LEAST_BUYERS, mostPairs: MOST_PAIRS, products: AT_ONCE }
  let pairs = 0
  let after: number | null = 0
  while (after !== null && !isStopping()) {
    const from: number = after
    const counted = await inTransaction(async database => {
      const found = await countPairs(database, from, limits)
      await replacePairs(database, from, found)
      return found
    })
    pairs += counted.pairs.length
    after = counted.last
  }
  return { pairs }
}
