import { and, eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { orderNotes, orders } from '../orders.tables.server.ts'
import { addOrderNote } from './staff-order.contract.ts'

export const answerAddOrderNote = handle(addOrderNote, async ({ orderId, note }, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const [order] = await database
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.orderId, orderId), ofBranches(orders.branchId, branchesWith(caller, 'orders'))))
  if (!order) return refuse(addOrderNote, 'NOT_FOUND', undefined)
  const { custId } = caller
  const [added] = await database
    .insert(orderNotes)
    .values({ orderId, note, custId, writtenAt: clock() })
    .returning({ noteId: orderNotes.noteId })
  await audit.add({ action: 'add note', subject: 'order', subjectId: orderId, after: { ...order, note } })
  changed('orders')
  return added as { noteId: number }
})
