import type { Database } from '../../database/pool.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { deliveryZones } from './delivery.tables.server.ts'

/** The neighbourhoods around the demo shop that its text of where it delivers names, at the ordinary charges. */
const around = [
  { zoneName: 'Gulshan-e-Iqbal', neighbourhoods: ['Gulshan-e-Iqbal', 'Gulshan'] },
  { zoneName: 'Gulistan-e-Johar', neighbourhoods: ['Gulistan-e-Johar', 'Gulistan-e-Jauhar', 'Johar'] },
  { zoneName: 'North Nazimabad', neighbourhoods: ['North Nazimabad'] },
]

/** Where the demo shop delivers. */
export const seedZones = (database: Database) =>
  database
    .insert(deliveryZones)
    .values(around.map((zone, position) => ({ branchId: ONLINE_BRANCH, position, ...zone })))
