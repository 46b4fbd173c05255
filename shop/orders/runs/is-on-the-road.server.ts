import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { openStops } from './run-states.rules.ts'
import { runStops, runs } from './runs.tables.server.ts'

/** True if a driver is on the way with an order. */
export async function isOnTheRoad(database: Database, orderId: number): Promise<boolean> {
  const found = await database
    .select({ stopId: runStops.stopId })
    .from(runStops)
    .innerJoin(runs, eq(runs.runId, runStops.runId))
    .where(and(eq(runStops.orderId, orderId), inArray(runStops.state, [...openStops]), eq(runs.state, 'OUT')))
  return found.length > 0
}
