import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { lockShares } from '../assigning/lock-shares.server.ts'
import { qurbaniShares } from '../bookings.tables.server.ts'
import { readQueueShares } from './read-queue.server.ts'
import { collectShare, packShare, type QueueShare } from './slaughter-day.contract.ts'

/** Reads a share that has an animal, in its current state. */
async function readQueueShare(database: Database, shareId: number): Promise<QueueShare> {
  const [found] = await readQueueShares(database, sql`s.share_id = ${shareId}`)
  if (!found) throw new Error('The share has an animal but is not in the queue of that animal')
  const { animalId: _, ...share } = found
  return share
}

export const answerPackShare = handle(packShare, async ({ shareId, weight }, shop) => {
  const { database, clock, audit } = shop
  const [share] = await lockShares(database, [shareId])
  if (!share) return refuse(packShare, 'NOT_FOUND', undefined)
  const packedWeight = weight === null ? null : Math.round(weight * 1000)
  const { state } = share
  if (state !== 'DONE' && state !== 'PACKED' && state !== 'COLLECTED')
    return refuse(packShare, 'NOT_DONE', undefined)
  if (packedWeight !== share.packedWeight) {
    if (state === 'COLLECTED') return refuse(packShare, 'COLLECTED', undefined)
    await database
      .update(qurbaniShares)
      .set({ packedWeight, packedAt: packedWeight === null ? null : clock() })
      .where(eq(qurbaniShares.shareId, shareId))
    await audit.add({
      action: packedWeight === null ? 'unpack' : 'pack',
      subject: 'qurbani share',
      subjectId: shareId,
      before: { weight: share.packedWeight === null ? null : share.packedWeight / 1000 },
      after: { weight },
    })
  }
  return readQueueShare(database, shareId)
})

export const answerCollectShare = handle(collectShare, async ({ shareId, collected }, shop) => {
  const { database, clock, caller, audit } = shop
  const [share] = await lockShares(database, [shareId])
  if (!share) return refuse(collectShare, 'NOT_FOUND', undefined)
  const { state } = share
  if (state !== 'PACKED' && state !== 'COLLECTED') return refuse(collectShare, 'NOT_PACKED', undefined)
  if ((state === 'COLLECTED') !== collected) {
    await database
      .update(qurbaniShares)
      .set({
        collectedAt: collected ? clock() : null,
        collectedBy: collected ? caller.custId : null,
      })
      .where(eq(qurbaniShares.shareId, shareId))
    await audit.add({
      action: collected ? 'collect' : 'not collected',
      subject: 'qurbani share',
      subjectId: shareId,
      before: { state },
      after: { state: collected ? 'COLLECTED' : 'PACKED' },
    })
  }
  return readQueueShare(database, shareId)
})
