import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { saveFormerCode } from './former-codes.server.ts'

/** A code that nobody can have, as it contains a character that codes may not have. */
const erasedCode = (custId: number) => `ERASED:${custId}`

/** Ends a person's role as a representative and removes their words from the ledger, whose amounts stay. */
export async function forgetRepresentative(database: Database, custId: number, now: Date): Promise<void> {
  const had = sql`select cust_id as "custId", code from representatives where cust_id = ${custId}`
  const [before] = (await database.execute<{ custId: number; code: string }>(had)).rows
  if (before) await saveFormerCode(database, before)
  await database.execute(sql`update representatives set code = ${erasedCode(custId)},
    ended_at = coalesce(ended_at, ${now}), version = version + 1 where cust_id = ${custId}`)
  await database.execute(sql`update commissions set note = '' where cust_id = ${custId}`)
}
