import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { lockSeason } from '../lock-season.server.ts'
import { qurbaniAnimals, qurbaniOffers } from '../season.tables.server.ts'
import { type RefusedReason, refusalOf, refusalToLeave, wordsOf } from './assign-checks.rules.ts'
import { assign, type PlaceOfShare, type RefusedShares, unassign } from './assigning.contract.ts'
import { type HeldShare, lockAnimals, lockShares } from './lock-shares.server.ts'
import { freeSequences, putIn, takeOut } from './write-places.server.ts'

/** Lists the shares that cannot be moved, with the reasons as text. */
export const sayRefused = (
  refused: readonly { shareId: number; names: string[]; why: RefusedReason }[],
): RefusedShares => ({ refused: refused.map(one => ({ ...one, says: wordsOf(one.why) })) })

/** The requested shares that do not exist. */
export const missingAmong = (shareIds: readonly number[], found: readonly HeldShare[]) =>
  shareIds
    .filter(shareId => !found.some(share => share.shareId === shareId))
    .map(shareId => ({ shareId, names: [], why: 'NOT FOUND' as const }))

/** True if shoppers can choose this very animal. */
const isNamed = async (database: Database, animalId: number): Promise<boolean> =>
  (await database.$count(qurbaniOffers, eq(qurbaniOffers.animalId, animalId))) > 0

export const answerAssign = handle(assign, async (input, { database, clock, audit, changed }) => {
  const { animalId } = input
  const shareIds = [...new Set(input.shareIds)]
  const [found] = await database
    .select({ seasonId: qurbaniAnimals.seasonId })
    .from(qurbaniAnimals)
    .where(eq(qurbaniAnimals.animalId, animalId))
  if (!found) return refuse(assign, 'NOT_FOUND', undefined)
  await lockSeason(database, found.seasonId)
  const shares = await lockShares(database, shareIds, [animalId])
  const [animal] = await lockAnimals(database, [animalId])
  if (!animal) return refuse(assign, 'NOT_FOUND', undefined)
  const target = { ...animal, named: await isNamed(database, animalId) }
  const free = (await freeSequences(database, [animalId])).get(animalId) ?? []
  const refused: { shareId: number; names: string[]; why: RefusedReason }[] = missingAmong(shareIds, shares)
  const places: PlaceOfShare[] = []
  const placed: PlaceOfShare[] = []
  for (const shareId of shareIds) {
    const share = shares.find(one => one.shareId === shareId)
    if (!share) continue
    const inIt = share.animalId === animalId
    const why = refusalOf(share, target) ?? (inIt || free.length > 0 ? undefined : 'FULL')
    if (why) {
      refused.push({ shareId, names: share.names, why })
      continue
    }
    const sequence = inIt ? (share.sequence as number) : (free.shift() as number)
    const place = { shareId, animalId, tag: animal.tag, sequence }
    placed.push(place)
    if (!inIt) places.push(place)
  }
  if (refused.length > 0) return refuse(assign, 'CANNOT', sayRefused(refused))
  await putIn(database, places, clock())
  if (places.length > 0) {
    const moved = new Set(places.map(place => place.shareId))
    const from = shares.filter(share => moved.has(share.shareId) && share.animalId !== null)
    await audit.add({
      action: 'assign',
      subject: 'qurbani animal',
      subjectId: animalId,
      before: Object.fromEntries(from.map(share => [share.shareId, share.animalId])),
      after: { shares: [...moved] },
    })
    changed('qurbani')
  }
  return { placed }
})

export const answerUnassign = handle(unassign, async (input, { database, audit, changed }) => {
  const shareIds = [...new Set(input.shareIds)]
  const shares = await lockShares(database, shareIds)
  const refused = [
    ...missingAmong(shareIds, shares),
    ...shares.flatMap(share => {
      const why = refusalToLeave(share)
      return why ? [{ shareId: share.shareId, names: share.names, why }] : []
    }),
  ]
  if (refused.length > 0) return refuse(unassign, 'CANNOT', sayRefused(refused))
  const leaving = shares.filter(({ animalId }) => animalId !== null)
  await takeOut(
    database,
    leaving.map(({ shareId }) => shareId),
  )
  for (const [animalId, left] of Map.groupBy(leaving, one => one.animalId as number))
    await audit.add({
      action: 'unassign',
      subject: 'qurbani animal',
      subjectId: animalId,
      before: { shares: left.map(({ shareId }) => shareId) },
    })
  if (leaving.length > 0) changed('qurbani')
  return { unassigned: shareIds }
})
