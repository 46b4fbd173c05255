import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import { isOrderOf, readPeopleOfOrders } from '../orders/lots/people-of-orders.server.ts'
import { noteCall } from './recalls.contract.ts'
import { recallOrders } from './recalls.tables.server.ts'

export const answerNoteCall = handle(
  noteCall,
  async ({ recallId, orderId, called }, { database, clock, caller, audit }) => {
    const own = and(eq(recallOrders.recallId, recallId), eq(recallOrders.orderId, orderId))
    const isTheirs = and(own, isOrderOf(recallOrders.orderId, branchesWith(caller, 'orders')))
    const [row] = await database.select().from(recallOrders).where(isTheirs)
    if (!row) return refuse(noteCall, 'NOT_FOUND', undefined)
    if (row.outcome !== 'HANDED_OVER') return refuse(noteCall, 'NOT_TO_CALL', undefined)
    const call = { calledAt: clock(), calledBy: caller.custId }
    const changed = await (called
      ? database
          .update(recallOrders)
          .set(call)
          // The first call stays.
          .where(and(own, isNull(recallOrders.calledAt)))
          .returning({ orderId: recallOrders.orderId })
      : database
          .update(recallOrders)
          .set({ calledAt: null, calledBy: null })
          .where(and(own, eq(recallOrders.calledAt, row.calledAt ?? call.calledAt)))
          .returning({ orderId: recallOrders.orderId }))
    const now = await readNoted(database, own)
    const orderNum = (await readPeopleOfOrders(database, [orderId])).get(orderId)?.orderNum
    if (changed.length > 0)
      await audit.add({
        ...{ action: called ? 'call' : 'undo call', subject: 'order', subjectId: orderId },
        after: { orderNum, recallId },
      })
    else if (called && now.custId !== caller.custId)
      return refuse(noteCall, 'CALLED', { calledBy: now.calledBy ?? '', calledAt: now.calledAt ?? '' })
    return { calledAt: now.calledAt, calledBy: now.calledBy }
  },
)

/** Reads who has called the customer of an order, and when. */
async function readNoted(database: Database, own: ReturnType<typeof and>) {
  const [row] = await database
    .select({
      at: recallOrders.calledAt,
      custId: recallOrders.calledBy,
      calledBy: firstNameOf(recallOrders.calledBy),
    })
    .from(recallOrders)
    .where(own)
  return {
    calledAt: row?.at?.toISOString() ?? null,
    calledBy: row?.calledBy ?? null,
    custId: row?.custId ?? null,
  }
}
