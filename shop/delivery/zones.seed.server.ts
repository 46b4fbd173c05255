import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { DEMO_BRANCH } from '../settings/settings.seed.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'

/** The neighbourhoods around the demo shop that its text about delivery names, at the ordinary charges. */
const around = [
  { zoneName: 'Gulshan-e-Iqbal', neighbourhoods: ['Gulshan-e-Iqbal', 'Gulshan'] },
  { zoneName: 'Gulistan-e-Johar', neighbourhoods: ['Gulistan-e-Johar', 'Gulistan-e-Jauhar', 'Johar'] },
  { zoneName: 'North Nazimabad', neighbourhoods: ['North Nazimabad'] },
]

/** Creates the delivery zones of the demo shop. */
export const seedZones = (database: Database) =>
  database
    .insert(deliveryZones)
    .values(around.map((zone, position) => ({ branchId: DEMO_BRANCH, position, ...zone })))

/** Gives the further branches of the demo shop their zones: one of those that there are, and a new one. */
export async function seedZonesOf(
  database: Database,
  { clifton, nazimabad }: { clifton: number; nazimabad: number },
): Promise<void> {
  await database
    .update(deliveryZones)
    .set({ branchId: nazimabad })
    .where(eq(deliveryZones.zoneName, 'North Nazimabad'))
  await database.insert(deliveryZones).values({
    branchId: clifton,
    position: around.length,
    zoneName: 'Clifton and Defence',
    neighbourhoods: ['Clifton', 'Defence', 'DHA', 'Boat Basin'],
  })
}
