import { eq } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import { type LotBalance, readBalances } from '../lots/read-balances.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { recallLots, recalls } from './recalls.tables.server.ts'

/** A recall with its lots, as the job needs it: both never change. */
export type OpenRecall = typeof recalls.$inferSelect & { lots: LotBalance[] }

/** Reads a recall with its lots. */
export async function readOpenRecall(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  recallId: number,
): Promise<OpenRecall> {
  const [recall] = await database.select().from(recalls).where(eq(recalls.recallId, recallId))
  if (!recall) throw new Error(`There is no recall ${recallId}`)
  const rows = await database.select().from(recallLots).where(eq(recallLots.recallId, recallId))
  const lotIds = rows.map(({ lotId }) => lotId)
  const today = await dayOfShop(database, clock)
  return { ...recall, lots: await readBalances(database, today, { lotIds, branches: 'all' }) }
}
