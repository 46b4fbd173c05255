import { dayAt } from '../lib/dates/dates.ts'
import type { Shop } from '../lib/shop.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'

/** Returns the day by the clock of the shop, as in `2026-12-25`. */
export async function todayIn({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<string> {
  const { timeZone } = await readSettings(database)
  return dayAt(clock(), timeZone)
}
