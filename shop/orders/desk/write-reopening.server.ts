import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { exceed } from '../../availability/exceed.server.ts'
import { rebook } from '../../availability/rebook.server.ts'
import { Failure } from '../../lib/call.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { takeBackEarned } from '../../representatives/earn-commission.server.ts'
import { wishesOfSlot } from '../../slots/slot-for-order.server.ts'
import { changeLotsAtEnd } from '../lots/lots-at-end.server.ts'
import { mayEdit, type OrderState } from '../order-states.rules.ts'
import { orderEvents, orders } from '../orders.tables.server.ts'
import { notify } from '../settle-order.server.ts'
import { planEdit, readEditable } from './plan-edit.server.ts'
import { namesOf, type Short } from './short-of.server.ts'

type Order = typeof orders.$inferSelect
const STAFF = 'staff'

/** Returns the state in which a closed order is opened again, and a rejected one: the last one before it ended. */
export async function stateBeforeEnd(
  database: Database,
  { orderId, orderStatus }: Order,
): Promise<OrderState> {
  if (orderStatus === 'CLOSED') return 'OPEN'
  const events = await database
    .select({ orderStatus: orderEvents.orderStatus })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.eventId))
  return (events.find(event => mayEdit(event.orderStatus))?.orderStatus ?? 'NEW') as OrderState
}

/**
 * Opens an order that has ended again, in the running transaction, for the caller, who has locked it: its state, its event,
 * the message to its customer, the audit, and last the stock, which a rejected order takes again. The earnings of its
 * representative are taken back until it is closed again. Returns the products that are short; the caller must then refuse.
 */
export async function reopen(
  shop: SignedInShop,
  order: Order,
  reason: string | null,
): Promise<{ orderStatus: OrderState; version: number; short: Short[] }> {
  const { database, caller, clock, audit, changed } = shop
  const { orderId } = order
  const { custId } = caller
  const now = clock()
  const orderStatus = await stateBeforeEnd(database, order)
  const version = order.version + 1
  await database
    .update(orders)
    .set({ orderStatus, version, updatedBy: STAFF })
    .where(and(eq(orders.orderId, orderId), eq(orders.version, order.version)))
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'REOPENED', orderStatus, reason },
    ...{ happenedBy: STAFF, custId, happenedAt: now },
  })
  await notify(shop, order, {
    template: 'order-reopened',
    data: { orderStatus, ...(reason ? { note: reason } : {}) },
    dedupeKey: `order-reopened ${orderId} ${version}`,
  })
  await audit.add({
    action: 'open again',
    subject: 'order',
    subjectId: orderId,
    before: { orderStatus: order.orderStatus },
    after: { orderNum: order.orderNum, orderStatus, reason },
  })
  await takeBackEarned(database, { orderId, writtenBy: custId, writtenAt: now })
  changed('orders')
  const isRejected = order.orderStatus === 'REJECTED'
  const short = isRejected ? await takeAgain(shop, order) : []
  if (!isRejected) await changeLotsAtEnd(shop, order, { end: 'BACK', movedBy: custId })
  return { orderStatus, version, short }
}

/**
 * Takes the stock of an order's lines again, and its place in its window, which may then be over; returns the products that are
 * short.
 */
async function takeAgain(shop: SignedInShop, order: Order): Promise<Short[]> {
  const { database, caller, clock } = shop
  const { orderId, slotId } = order
  const found = await readEditable(database, orderId, { lock: false, branches: 'all' })
  const nothing = { items: [], removed: [], added: [] }
  const plan = found && (await planEdit(database, found, nothing, { agreed: false }))
  if (!plan || plan instanceof Failure) throw new Error('The lines of a reopened order cannot be planned')
  const cause = { cause: 'REOPENED', orderId, movedAt: clock(), movedBy: caller.custId }
  const end = { end: 'TAKEN', movedBy: caller.custId } as const
  const short = await changeLotsAtEnd(shop, order, end, () =>
    rebook(database, plan.wishes, { ...cause, besidesSlot: true }),
  )
  const minutes = plan.items.reduce((all, { prepMinutes }) => all + prepMinutes, 0)
  if (slotId !== null) await exceed(database, await wishesOfSlot(database, slotId, minutes), cause)
  return namesOf(plan, short ?? [])
}
