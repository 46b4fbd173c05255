import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { partners } from './near.tables.server.ts'

/** How many partners came with the shop; one that somebody has saved since is the shop's own. */
export const countDemoPartners = (database: Database): Promise<number> =>
  database.$count(partners, eq(partners.demo, true))

/** Removes the partners that came with the shop; answers how many went. */
export async function removeDemoPartners(database: Database): Promise<number> {
  const { rowCount } = await database.delete(partners).where(eq(partners.demo, true))
  return rowCount ?? 0
}
