import { readHolders } from '../../customers/staff/read-holders.server.ts'
import { refuse } from '../../lib/call.ts'
import { inCoins } from '../../lib/coins.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { ageToCheck } from '../../orders/ages/age-to-check.rules.ts'
import { readAges } from '../../orders/ages/check-age.server.ts'
import { allBags, bagsOf } from '../../orders/packing/bags.rules.ts'
import { readBags } from '../../orders/packing/read-bags.server.ts'
import { readItems } from '../../orders/read-items.server.ts'
import type { Run } from '../../orders/runs/hold-run.server.ts'
import {
  type FoundStop,
  readDeliveries,
  readNames,
  readRunsOfDay,
  readRunsOfDriver,
  showCourse,
  showDestination,
} from '../../orders/runs/read-runs.server.ts'
import { isOpenStop } from '../../orders/runs/run-states.rules.ts'
import { showItem } from '../../orders/show-item.server.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { readCoin } from '../cash/read-coin.server.ts'
import { readRestsDue } from '../rest/rest-due.server.ts'
import { readRunCash } from './run-cash.server.ts'
import { findMyRuns, findRuns } from './runs.contract.ts'

/** Turns a run into the form of both screens; `expected` in minor units. */
const showRun = (
  { runId, runName, day, state, version, departedAt, exponent }: Run,
  expected: ReadonlyMap<number, number>,
) => ({
  ...{ runId, runName, day, state, version },
  departedAt: departedAt?.toISOString() ?? null,
  expected: toDecimal(expected.get(runId) ?? 0, exponent),
})

export const answerFindRuns = handle(findRuns, async ({ day, branchId: asked }, { database, caller }) => {
  const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), asked)
  if (branchId === undefined) return refuse(findRuns, 'NOT_FOUND', undefined)
  const { timeZone, currency } = await readSettings(database)
  const [found, deliveries, drivers, coin] = await Promise.all([
    readRunsOfDay(database, { branchId, day }),
    readDeliveries(database, { branchId, day, timeZone, currency: currency.code }),
    readHolders(database, 'deliveries', branchId),
    readCoin(database, currency.exponent),
  ])
  const stops = found.flatMap(one => one.stops)
  const runs = found.map(({ run }) => run)
  const [rests, ages, cash, names] = await Promise.all([
    readRestsDue(
      database,
      [...stops, ...deliveries].map(({ order }) => order),
    ),
    readAges(
      database,
      [...stops, ...deliveries].map(({ order }) => order.orderId),
    ),
    readRunCash(
      database,
      runs.map(({ runId }) => runId),
    ),
    readNames(
      database,
      runs.flatMap(({ driverId, settledBy }) => [driverId, settledBy]),
    ),
  ])
  const destination = (one: Pick<FoundStop, 'order' | 'contact'>) => ({
    ...showDestination(one),
    due: toDecimal(inCoins(rests.get(one.order.orderId) ?? 0, coin), one.order.exponent),
    ageFrom: ages.get(one.order.orderId) ?? null,
  })
  const nameOf = (custId: number | null) => (custId === null ? null : (names.get(custId) ?? null))
  const decimal = (minor: number | null, { exponent }: Run) =>
    minor === null ? null : toDecimal(minor, exponent)
  return {
    branchId,
    runs: found.map(({ run, stops }) => ({
      ...showRun(run, cash),
      ...{ driverId: run.driverId, driver: nameOf(run.driverId) },
      ...{ settledAt: run.settledAt?.toISOString() ?? null, settledBy: nameOf(run.settledBy) },
      ...{ counted: decimal(run.counted, run), difference: decimal(run.difference, run), reason: run.reason },
      stops: stops.map(one => ({ ...destination(one), ...showCourse(one.stop) })),
    })),
    waiting: deliveries.map(one => ({
      ...{ ...destination(one), phone1: one.contact.phone1 },
      notHome: one.notHome?.toISOString() ?? null,
    })),
    drivers,
  }
})

export const answerFindMyRuns = handle(findMyRuns, async (_input, { database, caller, clock }) => {
  const found = await readRunsOfDriver(database, {
    ...{ driverId: caller.custId, branches: branchesWith(caller, 'deliveries') },
    day: await dayOfShop(database, clock),
  })
  const open = found.flatMap(({ stops }) => stops).filter(({ stop }) => isOpenStop(stop.state))
  const openOrders = open.map(({ order }) => order)
  const [rests, cash, items, bags] = await Promise.all([
    readRestsDue(database, openOrders),
    readRunCash(
      database,
      found.map(({ run }) => run.runId),
    ),
    readItems(
      database,
      openOrders.map(({ orderId }) => orderId),
    ),
    readBags(
      database,
      openOrders.map(({ orderId }) => orderId),
    ),
  ])
  const coin = await readCoin(database, openOrders[0]?.exponent ?? 0)
  const show = (one: FoundStop) => {
    const { order, contact, stop } = one
    const { orderId, exponent } = order
    const shown = {
      ...showDestination(one),
      ...showCourse(stop),
      total: toDecimal(order.grandTotal, exponent),
    }
    // A driver has no use for the address of a customer once the order is handed over.
    if (!isOpenStop(stop.state))
      return {
        ...{ ...shown, address: null, city: null, postalCode: null, position: null },
        ...{ phone1: '', notes: '', lines: [], due: 0, bags: 0, ageFrom: null },
      }
    const own = items.filter(item => item.orderId === orderId)
    return {
      ...{ ...shown, phone1: contact.phone1, notes: order.notes },
      due: toDecimal(inCoins(rests.get(orderId) ?? 0, coin), exponent),
      bags: allBags(bagsOf(bags.get(orderId) ?? [])),
      ageFrom: ageToCheck(own)?.ageFrom ?? null,
      lines: own
        .filter(item => item.itemStatus !== 'REMOVED')
        .map(item => ({
          ...{ ...showItem(item, exponent), version: item.version, refusal: item.refusal },
          recalled: item.lots.filter(({ recalled }) => recalled).map(({ code }) => code),
        })),
    }
  }
  return { runs: found.map(({ run, stops }) => ({ ...showRun(run, cash), stops: stops.map(show) })) }
})
