import type { Database } from '../../database/pool.ts'
import { makeSlots } from './make-slots.server.ts'
import { slotPatterns } from './slots.tables.server.ts'

const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], every: 120, length: 120, cutOffMinutes: 60 }

/** The windows of the demo shop: each branch hands orders over from 10:00 to 20:00, and brings them in the afternoon. */
export async function seedSlots(database: Database, branchIds: readonly number[], now: Date): Promise<void> {
  await database.insert(slotPatterns).values(
    branchIds.flatMap(branchId => [
      {
        ...{ ...everyDay, branchId, patternName: 'Daytime', method: 'IN STORE' },
        ...{ starts: 600, ends: 1200, capacity: 20 },
      },
      {
        ...{ ...everyDay, branchId, patternName: 'Deliveries', method: 'DELIVERY' },
        ...{ starts: 720, ends: 1200, capacity: 8, workMinutes: 240 },
      },
    ]),
  )
  for (const branchId of branchIds) await makeSlots({ database, clock: () => now }, branchId)
}
