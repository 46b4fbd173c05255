import { keep } from '../../database/kept-statement.ts'
import type { Database } from '../../database/pool.ts'
import { type ShopSettings, shopSettings } from './settings.contract.ts'
import { settings } from './settings.tables.server.ts'

const selectSettings = keep('settings', database =>
  database.select({ name: settings.name, value: settings.value }).from(settings),
)

/** The settings as they stand: the defaults, and over them what the shop has set. */
export async function readSettings(database: Database): Promise<ShopSettings> {
  const rows = await selectSettings(database)
  return shopSettings.parse(Object.fromEntries(rows.map(row => [row.name, row.value])))
}
