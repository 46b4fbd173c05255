import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { partners } from '../near.tables.server.ts'

/** Counts the demo partners; one that staff have saved since is the shop's own. */
export const countDemoPartners = (database: Database): Promise<number> =>
  database.$count(partners, eq(partners.demo, true))

/** Removes the demo partners; returns their number. */
export async function removeDemoPartners(database: Database): Promise<number> {
  const { rowCount } = await database.delete(partners).where(eq(partners.demo, true))
  return rowCount ?? 0
}
