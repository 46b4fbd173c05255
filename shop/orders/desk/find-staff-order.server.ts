import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readSold } from '../../cart/read-lines.server.ts'
import { contacts, customers } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { type Branches, branchesWith } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { exponentOf } from '../../settings/currencies.ts'
import type { OrderEventKind } from '../order-events.ts'
import { orderEvents, orderNotes, orders } from '../orders.tables.server.ts'
import { CUSTOMER } from '../own/read-own-events.server.ts'
import { readBags } from '../packing/read-bags.server.ts'
import type { PaymentState } from '../payment-states.rules.ts'
import { readItems } from '../read-items.server.ts'
import { branchNameBy } from './branch-name.server.ts'
import { showStaffHeader, showStaffItem } from './show-staff-order.server.ts'
import { findOrdersToPrint, findStaffOrder } from './staff-order.contract.ts'

/** The number of earlier orders that are shown. */
const EARLIER = 5

export const answerFindStaffOrder = handle(findStaffOrder, async ({ orderNum }, { database, caller }) => {
  const branches = branchesWith(caller, 'orders')
  const [order] = await readWhole(database, eq(orders.orderNum, orderNum), branches)
  if (!order) return refuse(findStaffOrder, 'NOT_FOUND', undefined)
  const { orderId, currency } = order.orders
  const exponent = exponentOf(currency)
  const [sold, events, notes, earlier, bags] = await Promise.all([
    readSold(
      database,
      [...new Set(order.orderItems.map(({ productId }) => productId))],
      order.orders.branchId,
    ),
    database
      .select({
        eventId: orderEvents.eventId,
        kind: orderEvents.kind,
        orderStatus: orderEvents.orderStatus,
        reason: orderEvents.reason,
        amount: orderEvents.amount,
        by: contacts.firstName,
        byCustomer: sql<boolean>`${orderEvents.happenedBy} = ${CUSTOMER}`,
        happenedAt: orderEvents.happenedAt,
      })
      .from(orderEvents)
      .leftJoin(customers, eq(customers.custId, orderEvents.custId))
      .leftJoin(contacts, eq(contacts.contactId, customers.contactId))
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.eventId)),
    database
      .select({
        noteId: orderNotes.noteId,
        note: orderNotes.note,
        by: contacts.firstName,
        writtenAt: orderNotes.writtenAt,
      })
      .from(orderNotes)
      .innerJoin(customers, eq(customers.custId, orderNotes.custId))
      .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(asc(orderNotes.noteId)),
    readEarlier(database, orderId, branches),
    readBags(database, [orderId]),
  ])
  return {
    ...order,
    bags: bags.get(orderId) ?? [],
    offered: [...sold.values()],
    events: events.map(event => ({
      ...event,
      kind: event.kind as OrderEventKind,
      amount: event.amount === null ? null : toDecimal(event.amount, exponent),
      happenedAt: event.happenedAt.toISOString(),
    })),
    notes: notes.map(note => ({ ...note, writtenAt: note.writtenAt.toISOString() })),
    earlier,
  }
})

export const answerFindOrdersToPrint = handle(
  findOrdersToPrint,
  async ({ orderNums }, { database, caller }) => {
    const wanted = inArray(orders.orderNum, orderNums.split(','))
    const found = await readWhole(database, wanted, branchesWith(caller, 'orders'))
    const printed = await readPrinted(
      database,
      found.map(({ orders }) => orders.orderId),
    )
    return found.map(order => ({ ...order, printed: printed.get(order.orders.orderId) ?? null }))
  },
)

/** Reads when orders were last marked as printed, and by whom; an order that never was is missing. */
async function readPrinted(database: Database, orderIds: readonly number[]) {
  const rows = await database
    .selectDistinctOn([orderEvents.orderId], {
      orderId: orderEvents.orderId,
      at: orderEvents.happenedAt,
      by: contacts.firstName,
    })
    .from(orderEvents)
    .leftJoin(customers, eq(customers.custId, orderEvents.custId))
    .leftJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(
      and(
        inArray(orderEvents.orderId, [...orderIds]),
        eq(orderEvents.kind, 'STATUS'),
        eq(orderEvents.orderStatus, 'PRINTED'),
      ),
    )
    .orderBy(asc(orderEvents.orderId), desc(orderEvents.eventId))
  return new Map(rows.map(({ orderId, at, by }) => [orderId, { at: at.toISOString(), by: by || null }]))
}

/** Reads orders of these branches with their contacts and lines, by their numbers, in two statements. */
async function readWhole(database: Database, wanted: SQL, branches: Branches) {
  const found = await database
    .select({ order: orders, contact: contacts, branchName: branchNameBy(orders.branchId) })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(and(wanted, ofBranches(orders.branchId, branches)))
    .orderBy(asc(orders.orderId))
  const ids = found.map(({ order }) => order.orderId)
  const items = await readItems(database, ids)
  return found.map(({ order, branchName, contact: { firstName, lastName, email, phone1, phone2 } }) => ({
    orders: showStaffHeader(order, branchName),
    customer: { custId: order.custId, firstName, lastName, email, phone1, phone2 },
    orderItems: items
      .filter(({ orderId }) => orderId === order.orderId)
      .map(item => showStaffItem(item, order.exponent)),
  }))
}

/** Reads other orders of the same customer at these branches: with the same account, e-mail or phone. */
async function readEarlier(database: Database, orderId: number, branches: Branches) {
  const others = sql`${orders.orderId} in (
    select o.order_id from orders me join orders o on o.cust_id = me.cust_id where me.order_id = ${orderId}
    union
    select o.order_id from orders me join contacts mine on mine.contact_id = me.contact_id
    join contacts c on (lower(c.email) = lower(mine.email) and mine.email <> '')
    join orders o on o.contact_id = c.contact_id where me.order_id = ${orderId}
    union
    select o.order_id from orders me join contacts mine on mine.contact_id = me.contact_id
    join contacts c on (c.phone1 = mine.phone1 and mine.phone1 <> '')
    join orders o on o.contact_id = c.contact_id where me.order_id = ${orderId}
  ) and ${orders.orderId} <> ${orderId}`
  const { orderNum, createDate, orderStatus, paymentState, grandTotal, exponent } = orders
  const rows = await database
    .select({
      orderNum,
      createDate,
      orderStatus,
      paymentState,
      grandTotal,
      exponent,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(orders)
    .where(and(others, ofBranches(orders.branchId, branches)))
    .orderBy(desc(createDate), desc(orders.orderId))
    .limit(EARLIER)
  return {
    count: rows[0]?.all ?? 0,
    rows: rows.map(row => ({
      orderNum: row.orderNum,
      createDate: row.createDate.toISOString(),
      orderStatus: row.orderStatus,
      paymentState: row.paymentState as PaymentState,
      grandTotal: toDecimal(row.grandTotal, row.exponent),
    })),
  }
}
