import type { Database } from '../../database/pool.ts'
import { type ShopSettings, shopSettings } from './settings.contract.ts'
import { settings } from './settings.tables.server.ts'

/** The settings as they stand: the defaults, and over them what the shop has set. */
export async function readSettings(database: Database): Promise<ShopSettings> {
  const rows = await database.select({ name: settings.name, value: settings.value }).from(settings)
  return shopSettings.parse(Object.fromEntries(rows.map(row => [row.name, row.value])))
}
