import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { contacts, contactText } from '../../customers/customers.tables.server.ts'
import { isPriority } from '../../customers/sign-in/known-again.server.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { openStates } from '../order-states.rules.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { orderNumberIn } from '../own/order-track.rules.ts'
import { paymentOf } from '../payment-of.server.ts'
import { branchNameBy } from './branch-name.server.ts'
import { findBoard } from './order-board.contract.ts'
import { contactWords, statesOf } from './order-board.rules.ts'

/** Reads the page, its count, the waiting orders and the latest one: four statements, each served by its own index. */
export const answerFindBoard = handle(findBoard, async (input, { database, caller }) => {
  const { timeZone } = await readSettings(database)
  // Qurbani bookings have a desk of their own.
  const ofTheirs = and(
    inArray(orders.orderType, [...goodsTypes]),
    ofBranches(orders.branchId, onlyBranch(branchesWith(caller, 'orders'), input.branchId)),
  )
  const wanted = and(ofTheirs, wantedOrders(input, timeZone))
  const columns = { date: orders.createDate, total: orders.grandTotal, number: orders.orderId }
  const { orderBy, limit, offset } = listRows(input, columns, orders.orderId)
  const [found, [counted], waiting, [latest]] = await Promise.all([
    database
      .select({
        order: orders,
        firstName: contacts.firstName,
        lastName: contacts.lastName,
        phone1: contacts.phone1,
        email: contacts.email,
        priority: isPriority('contacts', sql`${orders.custId}`),
        branchName: branchNameBy(orders.branchId),
        items: sql<number>`(select count(*)::int from ${orderItems} i where i.order_id = ${orders.orderId})`,
      })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ all: count() }).from(orders).where(wanted),
    database
      .select({ status: orders.orderStatus, all: count() })
      .from(orders)
      .where(and(inArray(orders.orderStatus, [...openStates]), isNull(orders.payUntil), ofTheirs))
      .groupBy(orders.orderStatus),
    database
      .select({ orderId: orders.orderId })
      .from(orders)
      // A sale at the counter is no news: it is over.
      .where(and(ofTheirs, ne(orders.orderType, 'COUNTER')))
      .orderBy(desc(orders.orderId))
      .limit(1),
  ])
  return {
    rows: found.map(({ order, ...row }) => ({
      ...row,
      ...order,
      createDate: order.createDate.toISOString(),
      ...paymentOf(order),
      ...showSlotTimes(order),
      grandTotal: toDecimal(order.grandTotal, order.exponent),
    })),
    total: counted?.all ?? 0,
    waiting: Object.fromEntries(
      openStates.map(state => [state, waiting.find(({ status }) => status === state)?.all ?? 0]),
    ),
    latest: latest?.orderId ?? 0,
  }
})

type Wanted = Pick<ParsedOf<typeof findBoard>, 'q' | 'status' | 'pickupType' | 'from' | 'to'>

function wantedOrders({ q, status, pickupType, from, to }: Wanted, timeZone: string): SQL | undefined {
  const beginOf = (day: string, later = 0) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`
  return and(
    status && inArray(orders.orderStatus, [...statesOf(status)]),
    // An order that is not paid for yet needs no work.
    status && (status === 'AWAITING' ? isNotNull(orders.payUntil) : isNull(orders.payUntil)),
    pickupType && eq(orders.pickupType, pickupType),
    from === undefined ? undefined : gte(orders.createDate, beginOf(from)),
    to === undefined ? undefined : lt(orders.createDate, beginOf(to, 1)),
    q.trim() ? sql`${orders.orderId} in (${ordersNamed(q)})` : undefined,
  )
}

/** Selects orders with this number, and those of contacts that match all these words. */
function ordersNamed(q: string): SQL {
  const numbered = sql`select o.order_id from orders o where o.order_num = ${orderNumberIn(q)}`
  const words = contactWords(q)
  if (words.length === 0) return numbered
  const text = contactText({
    firstName: sql`c.first_name`,
    lastName: sql`c.last_name`,
    email: sql`c.email`,
    phone1: sql`c.phone1`,
  })
  const having = words.map(word => sql`${text} like ${anywhere(word)}`)
  return sql`${numbered} union select o.order_id from contacts c join orders o on o.contact_id = c.contact_id
    where ${sql.join(having, sql` and `)}`
}
