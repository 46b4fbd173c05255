import type { Pool } from 'pg'
import { wrongBooks } from '../books/wrong-books.ts'

const OF_LOTS = [
  'lot-is-its-movements',
  'line-has-some-of-a-lot',
  'stock-is-its-lots',
  'dropped-line-has-no-lot',
]

/** Returns the errors in lots, stock and orders on a day of the shop; empty if they agree. */
export const auditLots = (pool: Pool, today: string): Promise<string[]> => wrongBooks(pool, OF_LOTS, today)
