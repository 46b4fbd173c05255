import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { isVerified } from './bought-by.server.ts'

/**
 * Removes a person's name and account from their reviews, in the running transaction; the reviews stay, anonymous. So does
 * the mark of a verified buyer.
 */
export async function forgetAuthor(
  database: Database,
  custId: number,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await database.execute(sql`update reviews set author_name = ${name}, cust_id = null,
    verified_at = case when ${isVerified} then coalesce(verified_at, ${now}) end where cust_id = ${custId}`)
}
