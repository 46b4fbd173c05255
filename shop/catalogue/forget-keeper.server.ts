import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/** Takes the name and the login id of somebody who kept products off those that they changed last. */
export async function forgetKeeper(database: Database, loginId: string, name: string): Promise<void> {
  await database.execute(
    sql`update products set updated_by_login = null, updated_by = ${name}
      where lower(updated_by_login) = lower(${loginId})`,
  )
}
