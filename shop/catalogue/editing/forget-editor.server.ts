import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'

/** Removes a person's login id from the products that this person changed last; `updatedBy` becomes `name`. */
export async function forgetEditor(database: Database, loginId: string, name: string): Promise<void> {
  await database.execute(
    sql`update products set updated_by_login = null, updated_by = ${name}
      where lower(updated_by_login) = lower(${loginId})`,
  )
}
