import { eq } from 'drizzle-orm'
import { keep } from '../../database/kept-statement.ts'
import type { Database } from '../../database/pool.ts'
import { type ShopSettings, type StaffSettings, shopSettings, staffSettings } from './settings.contract.ts'
import { settings } from './settings.tables.server.ts'

const selectSettings = keep('settings', database =>
  database.select({ name: settings.name, value: settings.value }).from(settings),
)

const selectPosition = keep('shop position', database =>
  database.select({ value: settings.value }).from(settings).where(eq(settings.name, 'position')),
)

const readRows = async (database: Database) =>
  Object.fromEntries((await selectSettings(database)).map(row => [row.name, row.value]))

/** The settings that everybody may see, as they stand: the defaults, and over them what the shop has set. */
export async function readSettings(database: Database): Promise<ShopSettings> {
  return shopSettings.parse(await readRows(database))
}

/** All settings as they stand. */
export async function readStaffSettings(database: Database): Promise<StaffSettings> {
  return staffSettings.parse(await readRows(database))
}

/** Where the shop is, and nothing else of the settings; null where nobody has said. */
export async function readPosition(database: Database): Promise<StaffSettings['position']> {
  const [row] = await selectPosition(database)
  return staffSettings.shape.position.parse(row?.value)
}
