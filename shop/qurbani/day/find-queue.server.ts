import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { qurbaniDays } from '../season.tables.server.ts'
import { isPaidShare } from '../share-facts.server.ts'
import { readQueue } from './read-queue.server.ts'
import { findQueue } from './slaughter-day.contract.ts'

export const answerFindQueue = handle(findQueue, async ({ seasonId, day, kind }, { database }) => {
  const [found] = await database
    .select({ date: qurbaniDays.date })
    .from(qurbaniDays)
    .where(and(eq(qurbaniDays.seasonId, seasonId), eq(qurbaniDays.day, day)))
  if (!found) return refuse(findQueue, 'NOT_FOUND', undefined)
  const ofKind = (column: ReturnType<typeof sql>) => (kind ? sql` and ${column} = ${kind}` : sql``)
  const [animals, waiting] = await Promise.all([
    readQueue(
      database,
      sql`a.season_id = ${seasonId} and a.day = ${day} and a.state <> 'WITHDRAWN'${ofKind(sql`a.kind`)}`,
    ),
    database.execute<{ all: number }>(sql`
      select count(*)::int as all from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
      where s.season_id = ${seasonId} and s.day = ${day} and s.animal_id is null and ${isPaidShare}${ofKind(sql`s.kind`)}`),
  ])
  return { date: found.date, animals, waiting: waiting.rows[0]?.all ?? 0 }
})
