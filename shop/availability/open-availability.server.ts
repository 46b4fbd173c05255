import type { Database } from '../../database/pool.ts'
import { availabilities, movements } from './availability.tables.server.ts'

type Opening = { kind: 'stock' | 'slot' | 'share'; onHand: number; movedAt: Date; movedBy: number }

/** Begins to count something, with what is there now as its first movement; answers its id. */
export async function openAvailability(
  database: Database,
  { kind, onHand, movedAt, movedBy }: Opening,
): Promise<number> {
  const [made] = await database
    .insert(availabilities)
    .values({ kind, onHand })
    .returning({ availabilityId: availabilities.availabilityId })
  if (!made) throw new Error('Nothing was opened')
  if (onHand > 0)
    await database.insert(movements).values({ ...made, change: onHand, cause: 'OPENING', movedAt, movedBy })
  return made.availabilityId
}
