import { asc, gte } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import type { ClosedDays } from './closed-days.contract.ts'
import { closedDays } from './hours.tables.server.ts'

/** Reads the closed days that are not over, the next first. */
export async function readClosedDays(shop: Pick<Shop, 'database' | 'clock'>): Promise<ClosedDays[]> {
  const rows = await shop.database
    .select()
    .from(closedDays)
    .where(gte(closedDays.lastDay, await dayOfShop(shop.database, shop.clock)))
    .orderBy(asc(closedDays.firstDay), asc(closedDays.closedDayId))
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedDate: updatedAt.toISOString() }))
}
