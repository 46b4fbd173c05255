import { eq, inArray } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { orders } from '../orders.tables.server.ts'
import { countChange, findRun, holdRun, readStops } from './hold-run.server.ts'
import { momentOfTap } from './moment-of-tap.rules.ts'
import { departRun } from './plan-runs.contract.ts'
import { isOpenStop } from './run-states.rules.ts'
import { runs } from './runs.tables.server.ts'
import { sayLeft } from './say-left.server.ts'

export const answerDepartRun = handle(departRun, async ({ runId, ...input }, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const { custId } = caller
  const whose = { branches: branchesWith(caller, 'deliveries'), driverId: custId }
  const found = await findRun(database, runId, whose)
  const run = found && (await holdRun(database, runId))
  if (!run || run.driverId !== custId) return refuse(departRun, 'NOT_FOUND', undefined)
  // A second tap changes nothing.
  if (run.state !== 'PLANNED') return { runId, state: run.state, version: run.version }
  const stops = (await readStops(database, runId)).filter(({ state }) => isOpenStop(state))
  if (stops.length === 0) return refuse(departRun, 'EMPTY', undefined)
  const taken = await database
    .select()
    .from(orders)
    .where(
      inArray(
        orders.orderId,
        stops.map(({ orderId }) => orderId),
      ),
    )
  const unpacked = taken.filter(({ orderStatus }) => orderStatus !== 'OPEN')
  if (unpacked.length)
    return refuse(departRun, 'NOT_PACKED', { orderNums: unpacked.map(({ orderNum }) => orderNum) })
  const at = momentOfTap(input.at, { since: run.createdAt, now: clock() })
  await database.update(runs).set({ state: 'OUT', departedAt: at }).where(eq(runs.runId, runId))
  await sayLeft(shop, taken, { runId, custId, at })
  const { state, version } = await countChange(shop, runId)
  await audit.add({ action: 'depart', subject: 'run', subjectId: runId, after: { runName: run.runName } })
  changed('orders')
  return { runId, state, version }
})
