import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { contacts, customers } from '../../customers/customers.tables.server.ts'
import type { Branches } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { openStates } from '../order-states.rules.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import type { Run, Stop } from './hold-run.server.ts'
import { openStops } from './run-states.rules.ts'
import { runStops, runs } from './runs.tables.server.ts'

type Order = typeof orders.$inferSelect
type Contact = typeof contacts.$inferSelect

/** A stop with its order and the contact of its customer. */
export type FoundStop = { stop: Stop; order: Order; contact: Contact }
/** A run with its stops in order. */
export type FoundRun = { run: Run; stops: FoundStop[] }

/** The most runs, and the most deliveries, that are listed at once. */
const MOST = 500

/** The runs of a day, and earlier ones that are not settled: also those that have not left. */
const upTo = (day: string) => or(eq(runs.day, day), and(lt(runs.day, day), ne(runs.state, 'SETTLED')))

/** Reads the latest runs with their stops, in order. */
async function read(database: Database, where: SQL | undefined): Promise<FoundRun[]> {
  const latest = await database
    .select()
    .from(runs)
    .where(where)
    .orderBy(desc(runs.day), desc(runs.runId))
    .limit(MOST)
  const found = latest.reverse()
  if (found.length === 0) return []
  const stops = await database
    .select({ stop: runStops, order: orders, contact: contacts })
    .from(runStops)
    .innerJoin(orders, eq(orders.orderId, runStops.orderId))
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(
      inArray(
        runStops.runId,
        found.map(({ runId }) => runId),
      ),
    )
    .orderBy(asc(runStops.position), asc(runStops.stopId))
  return found.map(run => ({ run, stops: stops.filter(({ stop }) => stop.runId === run.runId) }))
}

/** Reads the runs of a branch: those of a day, and earlier ones that are not settled, the earliest first. */
export const readRunsOfDay = (database: Database, { branchId, day }: { branchId: number; day: string }) =>
  read(database, and(eq(runs.branchId, branchId), upTo(day)))

/** Reads the runs of a driver: those of a day, and earlier ones that are not settled. */
export const readRunsOfDriver = (
  database: Database,
  { driverId, branches, day }: { driverId: number; branches: Branches; day: string },
) => read(database, and(eq(runs.driverId, driverId), ofBranches(runs.branchId, branches), upTo(day)))

/** An order that waits for a run, and when a driver found nobody home. */
export type Waiting = { order: Order; contact: Contact; notHome: Date | null }

/** Reads the open deliveries of a branch up to a day that are in no run, by window. */
export async function readDeliveries(
  database: Database,
  {
    branchId,
    day,
    timeZone,
    currency,
  }: { branchId: number; day: string; timeZone: string; currency: string },
): Promise<Waiting[]> {
  const rows = await database
    .select({
      order: orders,
      contact: contacts,
      notHome: sql<
        string | null
      >`(select max(s.ended_at) from run_stops s where s.order_id = ${orders.orderId} and s.state = 'NOT_HOME')`,
    })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(
      and(
        eq(orders.branchId, branchId),
        eq(orders.pickupType, 'DELIVERY'),
        eq(orders.currency, currency),
        inArray(orders.orderStatus, [...openStates]),
        inArray(orders.orderType, [...goodsTypes]),
        ne(orders.paymentState, 'AWAITING'),
        sql`coalesce((${orders.slotStartsAt} at time zone ${timeZone})::date <= ${day}::date, true)`,
        sql`not exists (select from run_stops s where s.order_id = ${orders.orderId} and s.state = any(${sql.param([...openStops])}::text[]))`,
      ),
    )
    .orderBy(sql`${orders.slotStartsAt} asc nulls last`, asc(orders.orderId))
    .limit(MOST)
  return rows.map(row => ({ ...row, notHome: row.notHome === null ? null : new Date(row.notHome) }))
}

/** Reads the names of accounts. */
export async function readNames(
  database: Database,
  custIds: readonly (number | null)[],
): Promise<Map<number, string>> {
  const ids = [...new Set(custIds.flatMap(custId => custId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ custId: customers.custId, first: contacts.firstName, last: contacts.lastName })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(inArray(customers.custId, ids))
  return new Map(rows.map(({ custId, first, last }) => [custId, `${first} ${last}`.trim()]))
}

/** Turns an order into where it goes, and when. */
export const showDestination = ({ order, contact }: Pick<FoundStop, 'order' | 'contact'>) => ({
  ...{ orderId: order.orderId, orderNum: order.orderNum, orderStatus: order.orderStatus },
  ...{ ...showSlotTimes(order), pickupTime: order.pickupTime },
  customer: `${contact.firstName} ${contact.lastName}`.trim(),
  ...{ address: order.address, city: order.city, postalCode: order.postalCode, position: order.position },
})

/** Turns a stop into what became of it. */
export const showCourse = ({ stopId, state, arrivedAt, endedAt, takenBy, note }: Stop) => ({
  ...{ stopId, state, takenBy, note },
  arrivedAt: arrivedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
})

/** The delivery of an order that is on its way, as its customer sees it: the number of stops before theirs. */
export async function readOnItsWay(
  database: Database,
  orderId: number,
): Promise<{ arrived: boolean; before: number } | null> {
  const [found] = await database
    .select({
      state: runStops.state,
      before: sql<number>`(select count(*)::int from run_stops b where b.run_id = ${runStops.runId}
        and b.state = any(${sql.param([...openStops])}::text[])
        and (b.position, b.stop_id) < (${runStops.position}, ${runStops.stopId}))`,
    })
    .from(runStops)
    .innerJoin(runs, eq(runs.runId, runStops.runId))
    .where(and(eq(runStops.orderId, orderId), eq(runs.state, 'OUT'), inArray(runStops.state, [...openStops])))
    .orderBy(desc(runStops.stopId))
    .limit(1)
  return found ? { arrived: found.state === 'ARRIVED', before: found.before } : null
}
