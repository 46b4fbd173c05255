import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { isVerified } from './bought-by.server.ts'

/**
 * Takes the name and the account off the reviews of a person, in the running transaction; what they said of goods stays,
 * said by nobody. Whether they had bought it stays too.
 */
export async function forgetAuthor(
  database: Database,
  custId: number,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await database.execute(sql`update reviews set author_name = ${name}, cust_id = null,
    verified_at = case when ${isVerified} then coalesce(verified_at, ${now}) end where cust_id = ${custId}`)
}
