import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { lockSeason } from '../lock-season.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'
import { placeShares, type RoomyAnimal, type WaitingShare } from './assign.rules.ts'
import { assignAll } from './assigning.contract.ts'
import { type HeldShare, lockAnimals, lockShares, readHeldShares } from './lock-shares.server.ts'
import { freeSequences, putIn } from './write-places.server.ts'

/** The group of a share: its family, or its booking. */
const groupOf = ({ offerType, offerId, bookingId }: HeldShare) =>
  offerType === 'FAMILY' ? `family ${offerId}` : `booking ${bookingId}`

const waitingOf = (share: HeldShare): WaitingShare => ({
  ...share,
  group: groupOf(share),
  isFamily: share.offerType === 'FAMILY',
})

/** Locks the animals that are ready and returns each with its free places. */
async function holdRoom(
  database: Database,
  { seasonId, day, kind }: { seasonId: number; day?: number | undefined; kind?: string | undefined },
): Promise<RoomyAnimal[]> {
  const ready = await database
    .select({ animalId: qurbaniAnimals.animalId })
    .from(qurbaniAnimals)
    .where(
      and(
        eq(qurbaniAnimals.seasonId, seasonId),
        eq(qurbaniAnimals.state, 'READY'),
        day === undefined ? sql`${qurbaniAnimals.day} is not null` : eq(qurbaniAnimals.day, day),
        kind === undefined ? undefined : eq(qurbaniAnimals.kind, kind),
      ),
    )
  const ids = ready.map(({ animalId }) => animalId)
  const animals = await lockAnimals(database, ids)
  const [free, inside, offers] = await Promise.all([
    freeSequences(database, ids),
    readHeldShares(database, sql`s.animal_id = any(${sql.param(ids)}::int[])`),
    database.execute<{ animalId: number }>(
      sql`select animal_id as "animalId" from qurbani_offers where animal_id = any(${sql.param(ids)}::int[])`,
    ),
  ])
  const named = new Set(offers.rows.map(({ animalId }) => animalId))
  return animals
    .filter(({ state }) => state === 'READY')
    .map(({ animalId, tag, day: its, kind: of }) => ({
      ...{ animalId, tag, day: its as number, kind: of },
      free: free.get(animalId) ?? [],
      groups: inside.filter(share => share.animalId === animalId).map(groupOf),
      named: named.has(animalId),
    }))
}

export const answerAssignAll = handle(assignAll, async (input, { database, clock, audit, changed }) => {
  const { seasonId, day, kind, dryRun } = input
  if (!(await lockSeason(database, seasonId))) return refuse(assignAll, 'NOT_FOUND', undefined)
  const which: SQL[] = [sql`s.season_id = ${seasonId}`, sql`s.animal_id is null`]
  if (day !== undefined) which.push(sql`s.day = ${day}`)
  if (kind !== undefined) which.push(sql`s.kind = ${kind}`)
  const found = await readHeldShares(database, sql.join(which, sql` and `))
  const shares = await lockShares(
    database,
    found.flatMap(({ shareId, state }) => (state === 'ENDED' ? [] : [shareId])),
  )
  const waiting = shares.filter(({ state }) => state === 'BOOKED')
  const { placed, left } = placeShares(waiting.map(waitingOf), await holdRoom(database, input))
  const names = new Map(shares.map(share => [share.shareId, share.names]))
  const answer = { placed, left: left.map(one => ({ ...one, names: names.get(one.shareId) ?? [] })) }
  if (dryRun || placed.length === 0) return answer
  await putIn(database, placed, clock())
  await audit.add({
    action: 'assign all',
    subject: 'qurbani season',
    subjectId: seasonId,
    after: {
      ...{ day, kind, left: left.length },
      placed: Object.fromEntries(placed.map(({ shareId, animalId }) => [shareId, animalId])),
    },
  })
  changed('qurbani')
  return answer
})
