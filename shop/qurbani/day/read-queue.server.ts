import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { firstNameOf } from '../../customers/first-name-of.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { joinSlot } from '../../slots/share-slots.server.ts'
import { bookingDue, isoMoment, shareState, wallTime } from '../share-facts.server.ts'
import type { QueueAnimal, QueueShare } from './slaughter-day.contract.ts'

/** Reads shares as staff see them on the day: `which` of shares `s`, ordered by animal and sequence. */
export async function readQueueShares(
  database: Database,
  which: SQL,
): Promise<(QueueShare & { animalId: number })[]> {
  const { timeZone } = await readSettings(database)
  const { rows } = await database.execute<QueueShare & { animalId: number }>(sql`
    select s.share_id::float8 as "shareId", s.animal_id as "animalId", o.order_num as "orderNum", s.sequence, s.names, s.intention,
      s.distribution, case when s.window_id is not null then json_build_object(
        'startsAt', ${wallTime(sql`w.starts_at`, timeZone)}, 'endsAt', ${wallTime(sql`w.ends_at`, timeZone)}) end as window,
      s.skin, s.offal, ${shareState} as state, s.packed_weight / 1000.0::float8 as weight,
      ${isoMoment(sql`s.packed_at`)} as "packedAt", ${isoMoment(sql`s.collected_at`)} as "collectedAt",
      ${firstNameOf(sql`s.collected_by`)} as "collectedBy", ${bookingDue} > 0 as due
    from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
      join qurbani_animals a on a.animal_id = s.animal_id ${joinSlot(sql`w`, sql`s.window_id`)}
    where ${which} order by s.animal_id, s.sequence`)
  return rows
}

/** Reads animals with their shares as staff see them on the day, ordered by tag: `which` of animals `a`. */
export async function readQueue(database: Database, which: SQL): Promise<QueueAnimal[]> {
  const { rows } = await database.execute<Omit<QueueAnimal, 'shares'>>(sql`
    select a.animal_id as "animalId", a.tag, a.kind, a.state, a.weight / 1000.0::float8 as weight, a.note, a.picture,
      ${isoMoment(sql`a.done_at`)} as "doneAt", ${firstNameOf(sql`a.done_by`)} as "doneBy", a.shares as places,
      exists (select from qurbani_offers f where f.animal_id = a.animal_id) as named
    from qurbani_animals a where ${which}`)
  const ids = rows.map(({ animalId }) => animalId)
  const shares = Map.groupBy(
    await readQueueShares(database, sql`s.animal_id = any(${sql.param(ids)}::int[])`),
    ({ animalId }) => animalId,
  )
  return rows
    .map(row => ({
      ...row,
      picture: row.picture && pictureAddress(row.picture),
      shares: (shares.get(row.animalId) ?? []).map(({ animalId: _, ...share }) => share),
    }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag, 'en', { numeric: true }))
}

/** Reads one animal with its shares; undefined if it does not exist. */
export async function readQueueAnimal(
  database: Database,
  animalId: number,
): Promise<QueueAnimal | undefined> {
  const [found] = await readQueue(database, sql`a.animal_id = ${animalId}`)
  return found
}
