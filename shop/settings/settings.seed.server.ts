import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { m } from '../messages/m.ts'
import { branches, settings, taxes } from './settings.tables.server.ts'

/** The main branch of the demo shop. */
export const DEMO_BRANCH = 1

const position = { latitude: 24.918, longitude: 67.0971 }
const timeZone = 'Asia/Karachi'

/** The demo shop's branch, its settings and taxes. */
export async function seedSettings(database: Database): Promise<void> {
  await database.insert(branches).values({
    branchId: DEMO_BRANCH,
    isMain: true,
    branchName: 'Gulshan-e-Iqbal',
    address: m.settings_address(),
    city: '',
    country: 'PK',
    phone1: '+92 21 3456 7890',
    phone2: '+92 21 3456 7891',
    position,
    timeZone,
    // Nothing that a page shows is of another day: no page is made again for it.
    dayBegun: sql`(now() at time zone ${timeZone})::date`,
  })
  await database.insert(settings).values([
    { name: 'position', value: position },
    { name: 'measures', value: 'IMPERIAL' },
  ])
  await database.insert(taxes).values([
    { taxName: 'General sales tax', basisPoints: 500, position: 0 },
    { taxName: 'Texas sales tax', basisPoints: 625, stateCode: 'TX', countryCode: 'US', position: 1 },
    { taxName: 'New York sales tax', basisPoints: 400, stateCode: 'NY', countryCode: 'US', position: 2 },
  ])
}
