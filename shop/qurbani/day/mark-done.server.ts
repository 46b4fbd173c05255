import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { lockAnimals } from '../assigning/lock-shares.server.ts'
import { qurbaniShares } from '../bookings.tables.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'
import { readQueueAnimal } from './read-queue.server.ts'
import { markDone } from './slaughter-day.contract.ts'

export const answerMarkDone = handle(markDone, async ({ animalId, done }, shop) => {
  const { database, clock, caller, audit, changed } = shop
  const [before] = await lockAnimals(database, [animalId])
  if (!before) return refuse(markDone, 'NOT_FOUND', undefined)
  if (before.state === 'WITHDRAWN') return refuse(markDone, 'WITHDRAWN', undefined)
  if (before.day === null) return refuse(markDone, 'NO_DAY', undefined)
  if ((before.state === 'DONE') !== done) {
    const packed = await database.$count(
      qurbaniShares,
      and(eq(qurbaniShares.animalId, animalId), isNotNull(qurbaniShares.packedAt)),
    )
    if (!done && packed > 0) return refuse(markDone, 'PACKED', undefined)
    await database
      .update(qurbaniAnimals)
      .set({
        state: done ? 'DONE' : 'READY',
        doneAt: done ? clock() : null,
        doneBy: done ? caller.custId : null,
        version: sql`${qurbaniAnimals.version} + 1`,
      })
      .where(eq(qurbaniAnimals.animalId, animalId))
    await audit.add({
      action: done ? 'done' : 'not done',
      subject: 'qurbani animal',
      subjectId: animalId,
      before: { state: before.state, doneAt: before.doneAt },
      after: { state: done ? 'DONE' : 'READY' },
    })
    changed('qurbani')
  }
  return (await readQueueAnimal(database, animalId)) ?? refuse(markDone, 'NOT_FOUND', undefined)
})
