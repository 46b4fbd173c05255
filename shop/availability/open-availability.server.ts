import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities, movements } from './availability.tables.server.ts'

type Opening = {
  kind: 'stock' | 'slot' | 'work' | 'share'
  onHand: number
  movedAt: Date
  movedBy: number | null
  /** True if it counts goods that are kept in lots. */
  inLots?: boolean
}

/** Starts to count things, with the present amounts as their first movements; returns their ids in the same order. */
export async function openAvailabilities(
  database: Database,
  openings: readonly Opening[],
): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('availabilities', 'availability_id'))::int as id
      from generate_series(1, ${openings.length})`,
  )
  const counted = openings.map((opening, at) => ({ ...opening, availabilityId: rows[at]?.id as number }))
  await database
    .insert(availabilities)
    .values(
      counted.map(({ availabilityId, kind, onHand, inLots }) => ({ availabilityId, kind, onHand, inLots })),
    )
  const first = counted.filter(({ onHand }) => onHand > 0)
  if (first.length > 0)
    await database.insert(movements).values(
      first.map(({ availabilityId, onHand, movedAt, movedBy }) => ({
        availabilityId,
        change: onHand,
        cause: 'OPENING',
        movedAt,
        movedBy,
      })),
    )
  return counted.map(({ availabilityId }) => availabilityId)
}

/** Starts to count a thing, with the present amount as its first movement; returns its id. */
export async function openAvailability(database: Database, opening: Opening): Promise<number> {
  const [id] = await openAvailabilities(database, [opening])
  if (id === undefined) throw new Error('The database did not create the availability')
  return id
}
