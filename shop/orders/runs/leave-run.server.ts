import { eq } from 'drizzle-orm'
import type { Shop } from '../../lib/shop.server.ts'
import { countChange, findOpenStop, holdRun } from './hold-run.server.ts'
import { isOpenStop } from './run-states.rules.ts'
import { runStops } from './runs.tables.server.ts'

/** Takes an order out of the run in which it is open, if there is one; the caller has locked the order. */
export async function leaveRun({ database }: Pick<Shop, 'database'>, orderId: number): Promise<void> {
  const stop = await findOpenStop(database, orderId)
  if (!stop) return
  await holdRun(database, stop.runId)
  const [now] = await database.select().from(runStops).where(eq(runStops.stopId, stop.stopId))
  if (!now || !isOpenStop(now.state)) return
  await database.delete(runStops).where(eq(runStops.stopId, stop.stopId))
  await countChange({ database }, stop.runId)
}
