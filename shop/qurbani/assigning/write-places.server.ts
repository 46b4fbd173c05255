import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { qurbaniShares } from '../bookings.tables.server.ts'
import type { PlaceOfShare } from './assigning.contract.ts'

/** Takes shares out of their animals; the caller has locked them. */
export async function takeOut(database: Database, shareIds: readonly number[]): Promise<void> {
  await database
    .update(qurbaniShares)
    .set({ animalId: null, animalShares: null, sequence: null, assignedAt: null })
    .where(inArray(qurbaniShares.shareId, [...shareIds]))
}

/** The free sequences of each of these animals, lowest first. */
export async function freeSequences(
  database: Database,
  animalIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await database.execute<{ animalId: number; free: number[] }>(sql`
    select a.animal_id as "animalId", array(select n from generate_series(1, a.shares) n
      where not exists (select from qurbani_shares s where s.animal_id = a.animal_id and s.sequence = n) order by n) as free
    from qurbani_animals a where a.animal_id = any(${sql.param([...animalIds])}::int[])`)
  return new Map(rows.map(({ animalId, free }) => [animalId, free]))
}

/** Puts shares into places of animals; the caller has locked both and checked that the places are free. */
export async function putIn(
  database: Database,
  places: readonly PlaceOfShare[],
  assignedAt: Date,
): Promise<void> {
  if (places.length === 0) return
  const column = (of: (place: PlaceOfShare) => number) => sql.param(places.map(of))
  const { rows } = await database.execute(sql`
    update qurbani_shares s set animal_id = p.animal_id, animal_shares = a.shares, sequence = p.sequence,
      assigned_at = ${assignedAt.toISOString()}::timestamptz
    from unnest(${column(one => one.shareId)}::bigint[], ${column(one => one.animalId)}::int[],
      ${column(one => one.sequence)}::int[]) as p(share_id, animal_id, sequence)
    join qurbani_animals a using (animal_id)
    where s.share_id = p.share_id and s.cancelled_at is null returning s.share_id`)
  if (rows.length !== places.length) throw new Error('A locked share was cancelled or deleted')
}
