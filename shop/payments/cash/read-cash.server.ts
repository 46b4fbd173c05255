import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { cashEntries } from '../payments.tables.server.ts'
import { type CashSums, cashSumsOf } from './cash.rules.ts'

/** Reads the sums of an order's cash; the caller has locked the order. */
export const readCash = async (database: Database, orderId: number): Promise<CashSums> =>
  cashSumsOf(
    await database
      .select({ kind: cashEntries.kind, amount: cashEntries.amount })
      .from(cashEntries)
      .where(eq(cashEntries.orderId, orderId))
      .orderBy(asc(cashEntries.entryId)),
  )
