import { and, eq, inArray } from 'drizzle-orm'
import { readHolders } from '../../customers/staff/read-holders.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { readBranch } from '../../settings/branches/read-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { countChange, findRun, holdRun, type Run, readStops } from './hold-run.server.ts'
import { type Locked, lockDeliveries } from './lock-deliveries.server.ts'
import { planRun, removeRun, saveRun } from './plan-runs.contract.ts'
import { inRouteOrder } from './route.rules.ts'
import { changedRuns, isOpenStop } from './run-states.rules.ts'
import { runStops, runs } from './runs.tables.server.ts'
import { sayLeft } from './say-left.server.ts'

/** Refuses orders that cannot be in the run. */
function whyNot({ undelivered, elsewhere }: Locked) {
  if (elsewhere.length) return refuse(planRun, 'IN_A_RUN', { orderNums: elsewhere })
  if (undelivered.length) return refuse(planRun, 'NOT_DELIVERED', { orderIds: undelivered })
  return undefined
}

/** Returns the error of a driver who cannot drive for a branch. */
async function wrongDriver({ database }: SignedInShop, driverId: number | null, branchId: number) {
  if (driverId === null) return undefined
  const drivers = await readHolders(database, 'deliveries', branchId)
  return drivers.some(({ custId }) => custId === driverId)
    ? undefined
    : refuse(planRun, 'BAD_INPUT', undefined, { driverId: m.orders_run_no_driver() })
}

export const answerPlanRun = handle(planRun, async (input, shop) => {
  const { database, caller, audit, changed } = shop
  const { day, driverId, orderIds } = input
  const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), input.branchId)
  if (branchId === undefined) return refuse(planRun, 'NOT_FOUND', undefined)
  const wrong = await wrongDriver(shop, driverId, branchId)
  if (wrong) return wrong
  const { currency } = await readSettings(database)
  const locked = await lockDeliveries(database, orderIds, { branchId, currency: currency.code })
  const refused = whyNot(locked)
  if (refused) return refused
  const { position } = await readBranch(database, branchId)
  const route = inRouteOrder(
    locked.orders.map(order => ({ ...order, startsAt: order.slotStartsAt?.toISOString() ?? null })),
    position,
  )
  const number = 1 + (await database.$count(runs, and(eq(runs.branchId, branchId), eq(runs.day, day))))
  const runName = input.runName.trim() || m.orders_run_number({ number })
  const [run] = await database
    .insert(runs)
    .values({ branchId, day, runName, driverId, currency: currency.code, exponent: currency.exponent })
    .returning()
  const { runId, state, version } = run as Run
  await database.insert(runStops).values(route.map(({ orderId }, at) => ({ runId, orderId, position: at })))
  const orderNums = route.map(({ orderNum }) => orderNum)
  await audit.add({
    action: 'add',
    subject: 'run',
    subjectId: runId,
    after: { runName, driverId, orderNums },
  })
  changed('orders')
  return { runId, state, version }
})

export const answerSaveRun = handle(saveRun, async (input, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const { runId, driverId, orderIds } = input
  const found = await findRun(database, runId, { branches: branchesWith(caller, 'orders') })
  if (!found) return refuse(saveRun, 'NOT_FOUND', undefined)
  if (new Set(orderIds).size !== orderIds.length) return refuse(saveRun, 'BAD_INPUT', undefined)
  const { branchId, currency } = found
  // Orders are locked before their run.
  const locked = await lockDeliveries(database, orderIds, { branchId, currency, runId })
  const run = await holdRun(database, runId)
  if (!run) return refuse(saveRun, 'NOT_FOUND', undefined)
  const { state, version } = run
  if (version !== input.version || !changedRuns.includes(state))
    return refuse(saveRun, 'CHANGED', { version, state })
  const isOut = state === 'OUT'
  const wrong =
    isOut && driverId !== run.driverId
      ? refuse(saveRun, 'BAD_INPUT', undefined, { driverId: m.orders_run_driver_is_out() })
      : await wrongDriver(shop, driverId, branchId)
  if (wrong) return wrong
  const refused = whyNot(locked)
  if (refused) return refused
  const stops = await readStops(database, runId)
  const open = new Map(stops.filter(one => isOpenStop(one.state)).map(one => [one.orderId, one]))
  const added = locked.orders.filter(({ orderId }) => !open.has(orderId))
  const unpacked = added.filter(({ orderStatus }) => orderStatus !== 'OPEN')
  if (isOut && unpacked.length)
    return refuse(saveRun, 'NOT_PACKED', { orderNums: unpacked.map(({ orderNum }) => orderNum) })
  const removed = [...open.values()].filter(({ orderId }) => !orderIds.includes(orderId))
  if (removed.length)
    await database.delete(runStops).where(
      inArray(
        runStops.stopId,
        removed.map(({ stopId }) => stopId),
      ),
    )
  const first =
    Math.max(-1, ...stops.filter(one => !open.has(one.orderId)).map(({ position }) => position)) + 1
  for (const [at, orderId] of orderIds.entries()) {
    const [stop, position] = [open.get(orderId), first + at]
    if (!stop) await database.insert(runStops).values({ runId, orderId, position })
    else if (stop.position !== position)
      await database.update(runStops).set({ position }).where(eq(runStops.stopId, stop.stopId))
  }
  const runName = input.runName.trim() || run.runName
  await database.update(runs).set({ runName, driverId }).where(eq(runs.runId, runId))
  if (isOut) await sayLeft(shop, added, { runId, custId: run.driverId ?? caller.custId, at: clock() })
  const after = await countChange(shop, runId)
  const numberOf = new Map(locked.orders.map(({ orderId, orderNum }) => [orderId, orderNum]))
  await audit.add({
    ...{ action: 'change', subject: 'run', subjectId: runId },
    before: { runName: run.runName, driverId: run.driverId },
    after: { runName, driverId, orderNums: orderIds.map(orderId => numberOf.get(orderId)) },
  })
  changed('orders')
  return { runId, state: after.state, version: after.version }
})

export const answerRemoveRun = handle(removeRun, async ({ runId, version }, shop) => {
  const { database, caller, audit, changed } = shop
  const found = await findRun(database, runId, { branches: branchesWith(caller, 'orders') })
  const run = found && (await holdRun(database, runId))
  if (!run) return refuse(removeRun, 'NOT_FOUND', undefined)
  if (run.version !== version || run.state !== 'PLANNED')
    return refuse(removeRun, 'CHANGED', { version: run.version, state: run.state })
  await database.delete(runStops).where(eq(runStops.runId, runId))
  await database.delete(runs).where(eq(runs.runId, runId))
  await audit.add({ action: 'remove', subject: 'run', subjectId: runId, before: { runName: run.runName } })
  changed('orders')
  return { runId }
})
