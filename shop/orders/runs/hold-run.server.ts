import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Branches } from '../../lib/permissions.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import type { OrderEventKind } from '../order-events.ts'
import { orderEvents } from '../orders.tables.server.ts'
import { openStops } from './run-states.rules.ts'
import { runStops, runs } from './runs.tables.server.ts'

/** A run as it is stored. */
export type Run = typeof runs.$inferSelect
/** A stop as it is stored. */
export type Stop = typeof runStops.$inferSelect

/** The run that is meant: one of these branches, or of this driver. */
type Meant = { branches: Branches; driverId?: number }

const meant = (runId: number, { branches, driverId }: Meant) =>
  and(
    eq(runs.runId, runId),
    ofBranches(runs.branchId, branches),
    driverId === undefined ? undefined : eq(runs.driverId, driverId),
  )

/** Reads a run without locking it; undefined if the caller has no such run. */
export async function findRun(database: Database, runId: number, whose: Meant): Promise<Run | undefined> {
  const [run] = await database.select().from(runs).where(meant(runId, whose))
  return run
}

/**
 * Locks a run and all its stops until the running transaction ends: everyone who changes a stop locks its run first. Orders are locked
 * before their run.
 */
export async function holdRun(database: Database, runId: number): Promise<Run | undefined> {
  const [run] = await database.select().from(runs).where(eq(runs.runId, runId)).for('no key update')
  return run
}

/** Reads the stops of a run in order; the caller has locked it. */
export const readStops = (database: Database, runId: number): Promise<Stop[]> =>
  database
    .select()
    .from(runStops)
    .where(eq(runStops.runId, runId))
    .orderBy(asc(runStops.position), asc(runStops.stopId))

/** Finds a stop of a driver without locking it. */
export async function findStop(
  database: Database,
  stopId: number,
  { branches, driverId }: Required<Meant>,
): Promise<Stop | undefined> {
  const [found] = await database
    .select({ stop: runStops })
    .from(runStops)
    .innerJoin(runs, eq(runs.runId, runStops.runId))
    .where(and(eq(runStops.stopId, stopId), eq(runs.driverId, driverId), ofBranches(runs.branchId, branches)))
  return found?.stop
}

/** Finds the open stop of an order; with `driverId` only if it is theirs. */
export async function findOpenStop(
  database: Database,
  orderId: number,
  whose?: Required<Meant>,
): Promise<Stop | undefined> {
  const [found] = await database
    .select({ stop: runStops })
    .from(runStops)
    .innerJoin(runs, eq(runs.runId, runStops.runId))
    .where(
      and(
        eq(runStops.orderId, orderId),
        inArray(runStops.state, [...openStops]),
        whose && eq(runs.driverId, whose.driverId),
        whose && ofBranches(runs.branchId, whose.branches),
      ),
    )
  return found?.stop
}

/** Counts a change of a locked run; one that is out and has no open stop any more is back. */
export async function countChange({ database }: Pick<Shop, 'database'>, runId: number): Promise<Run> {
  const [{ open } = { open: 0 }] = await database
    .select({ open: count() })
    .from(runStops)
    .where(and(eq(runStops.runId, runId), inArray(runStops.state, [...openStops])))
  const [run] = await database
    .update(runs)
    .set({
      version: sql`${runs.version} + 1`,
      ...(open === 0
        ? { state: sql`case when ${runs.state} = 'OUT' then 'BACK' else ${runs.state} end` }
        : {}),
    })
    .where(eq(runs.runId, runId))
    .returning()
  return run as Run
}

/** Writes what happened at a stop of a locked run, with an event of its order by the caller. */
export async function writeStop(
  { database }: Pick<Shop, 'database'>,
  stop: Stop,
  change: Partial<typeof runStops.$inferInsert>,
): Promise<void> {
  await database.update(runStops).set(change).where(eq(runStops.stopId, stop.stopId))
  await countChange({ database }, stop.runId)
}

type Said = { kind: OrderEventKind; orderStatus: string; reason: string | null; custId: number; at: Date }

/** Writes the event of a driver in the history of an order. */
export const sayOfOrder = (shop: Pick<Shop, 'database'>, orderId: number, said: Said) =>
  sayOfOrders(shop, [{ ...said, orderId }])

/** Writes the events of a driver in the histories of orders, at least one. */
export const sayOfOrders = (
  { database }: Pick<Shop, 'database'>,
  events: readonly (Said & { orderId: number })[],
) =>
  database
    .insert(orderEvents)
    .values(events.map(({ at, ...event }) => ({ ...event, happenedBy: 'staff', happenedAt: at })))
