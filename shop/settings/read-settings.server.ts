import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { type ShopSettings, type StaffSettings, shopSettings, staffSettings } from './settings.contract.ts'
import { settings } from './settings.tables.server.ts'

const selectSettings = prepareQuery('settings', database =>
  database.select({ name: settings.name, value: settings.value }).from(settings),
)

const selectPosition = prepareQuery('shop position', database =>
  database.select({ value: settings.value }).from(settings).where(eq(settings.name, 'position')),
)

const readRows = async (database: Database) =>
  Object.fromEntries((await selectSettings(database)).map(row => [row.name, row.value]))

/** Reads the public settings: the defaults, overridden by those that the shop has set. */
export async function readSettings(database: Database): Promise<ShopSettings> {
  return shopSettings.parse(await readRows(database))
}

/** Reads all current settings. */
export async function readStaffSettings(database: Database): Promise<StaffSettings> {
  return staffSettings.parse(await readRows(database))
}

/** Reads only the shop's position from the settings; null if it is not set. */
export async function readPosition(database: Database): Promise<StaffSettings['position']> {
  const [row] = await selectPosition(database)
  return staffSettings.shape.position.parse(row?.value)
}
