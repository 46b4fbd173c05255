import { Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { inCoins } from '../../lib/coins.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { ageNotChecked } from '../../orders/ages/age-check-failure.ts'
import { checkAge } from '../../orders/ages/check-age.server.ts'
import { type Editable, planEdit, readEditable } from '../../orders/desk/plan-edit.server.ts'
import { takeStep } from '../../orders/desk/take-step.server.ts'
import { writeEdit } from '../../orders/desk/write-edit.server.ts'
import { holdRecalledGoods } from '../../orders/lots/hold-recalled-goods.server.ts'
import { isLeftOut } from '../../orders/order-lines.rules.ts'
import {
  findStop,
  holdRun,
  type Run,
  readStops,
  type Stop,
  sayOfOrder,
  writeStop,
} from '../../orders/runs/hold-run.server.ts'
import { momentOfTap } from '../../orders/runs/moment-of-tap.rules.ts'
import { isOpenStop } from '../../orders/runs/run-states.rules.ts'
import { notify } from '../../orders/settle-order.server.ts'
import { writeCash } from '../cash/cash.server.ts'
import { readCash } from '../cash/read-cash.server.ts'
import { readCoin } from '../cash/read-coin.server.ts'
import { minorOf } from '../minor-of.ts'
import { badAmount } from '../order-money.server.ts'
import { readRestDue } from '../rest/rest-due.server.ts'
import { endStop, refuseLine } from './runs.contract.ts'

type Order = Editable['order']
type Door = { found: Editable; order: Order; run: Run; stop: Stop }

/**
 * Locks the order of a stop of the caller, and then its run, so that two taps, a tap and a person in the office, and a tap and the
 * settling of the run come one after the other; or returns the refusal.
 */
async function holdDoor({ database, caller }: SignedInShop, stopId: number) {
  const whose = { branches: branchesWith(caller, 'deliveries'), driverId: caller.custId }
  const known = await findStop(database, stopId, whose)
  const found = known && (await readEditable(database, known.orderId, { lock: true, branches: 'all' }))
  const run = found && (await holdRun(database, known.runId))
  const stop = run && (await readStops(database, run.runId)).find(one => one.stopId === stopId)
  if (!stop) return refuse(endStop, 'NOT_FOUND', undefined)
  if (!isOpenStop(stop.state)) {
    const { state, takenBy } = stop
    const cash = toDecimal((await readCash(database, stop.orderId)).received, found.order.exponent)
    return refuse(endStop, 'STOP_OVER', { state, takenBy, cash })
  }
  if (run.state !== 'OUT') return refuse(endStop, 'NOT_OUT', { state: run.state })
  return { found, order: found.order, run, stop } satisfies Door
}

/** Returns the cash to collect for an order, in its decimals. */
async function dueAt({ database }: SignedInShop, order: Order): Promise<{ rest: number; due: number }> {
  const [rest, coin] = [await readRestDue(database, order), await readCoin(database, order.exponent)]
  return { rest, due: toDecimal(inCoins(rest, coin), order.exponent) }
}

type Input = ParsedOf<typeof endStop>

export const answerEndStop = handle(endStop, async (input, shop) => {
  const door = await holdDoor(shop, input.stopId)
  if (door instanceof Failure) return door
  const { caller, audit, changed } = shop
  const { order, run, stop } = door
  const { stopId, state } = input
  const note = input.note.trim()
  const at = momentOfTap(input.at, { since: run.departedAt, now: shop.clock() })
  const { orderId, orderStatus } = order
  if (state === 'DELIVERED') return handOver(shop, door, { ...input, note, at, handedAt: input.at && at })
  const isRepeat = state === 'ARRIVED' && stop.state === 'ARRIVED'
  if (!isRepeat) {
    await writeStop(shop, stop, state === 'ARRIVED' ? { state, arrivedAt: at } : { state, note, endedAt: at })
    await sayOfOrder(shop, orderId, {
      ...{ kind: state, orderStatus, reason: note || null, custId: caller.custId, at },
    })
    if (state === 'NOT_HOME')
      await notify(shop, order, {
        ...{ template: 'order-not-home', data: {}, dedupeKey: `order-not-home ${stopId}` },
      })
    await audit.add({
      ...{
        action: state === 'ARRIVED' ? 'arrive' : 'find nobody home',
        subject: 'run',
        subjectId: run.runId,
      },
      after: { runName: run.runName, orderNum: order.orderNum, ...(note ? { note } : {}) },
    })
    changed('orders')
  }
  return { stopId, state, due: (await dueAt(shop, order)).due }
})

/** Hands an order over: its cash, who took it, and the step that closes it. */
async function handOver(
  shop: SignedInShop,
  { found, order, run, stop }: Door,
  {
    takenBy = '',
    cash,
    due: seen,
    ageChecked,
    note,
    at,
    handedAt,
  }: Omit<Input, 'at'> & { at: Date; handedAt: Date | '' | undefined },
) {
  const { database, caller } = shop
  const { orderId, orderStatus, exponent } = order
  const { stopId } = stop
  const name = takenBy.trim()
  if (!name) return refuse(endStop, 'BAD_INPUT', undefined, { takenBy: m.payments_run_name_needed() })
  if (orderStatus !== 'OPEN') return refuse(endStop, 'NOT_PACKED', undefined)
  const recalled = await holdRecalledGoods(shop, order, handedAt || undefined)
  if (recalled.length > 0) return refuse(endStop, 'RECALLED_GOODS', { goods: recalled })
  const minor = minorOf(cash, exponent)
  if (minor === undefined) return refuse(endStop, 'BAD_INPUT', undefined, { cash: badAmount().amount })
  const { rest, due } = await dueAt(shop, order)
  if (seen !== undefined && seen !== due) return refuse(endStop, 'DUE_CHANGED', { due })
  if (minor > rest)
    return refuse(
      endStop,
      'NOT_SO_MUCH',
      { most: toDecimal(rest, exponent) },
      { cash: endStop.failures.NOT_SO_MUCH.says() },
    )
  const unchecked = await checkAge(shop, { ...{ orderId, orderStatus, ageChecked, at }, lines: found.items })
  if (unchecked) return refuse(endStop, 'AGE_CHECK', unchecked, ageNotChecked(unchecked))
  if (minor > 0)
    await writeCash(
      shop,
      { order, cash: await readCash(database, orderId), minor },
      { kind: 'IN', reason: '', due: rest - minor, runId: run.runId },
    )
  await writeStop(shop, stop, {
    ...{ state: 'DELIVERED', takenBy: name, note, arrivedAt: stop.arrivedAt ?? at, endedAt: at },
  })
  await sayOfOrder(shop, orderId, {
    ...{ kind: 'HANDED_OVER', orderStatus, reason: name, custId: caller.custId, at },
  })
  await takeStep(shop, { orderId, before: orderStatus, orderStatus: 'CLOSED', reason: null })
  return { stopId, state: 'DELIVERED' as const, due: toDecimal(rest - minor, exponent) }
}

export const answerRefuseLine = handle(refuseLine, async (input, shop) => {
  const door = await holdDoor(shop, input.stopId)
  if (door instanceof Failure) return door
  const { database, caller, clock } = shop
  const { found, order, stop } = door
  const { orderItemId, version } = input
  const item = found.items.find(one => one.orderItemId === orderItemId)
  if (!item) return refuse(refuseLine, 'NOT_FOUND', undefined)
  if (item.version !== version || isLeftOut(item.itemStatus))
    return refuse(refuseLine, 'CHANGED', { itemStatus: item.itemStatus, version: item.version })
  const reason = input.reason.trim()
  const items = [{ orderItemId, itemStatus: 'UNAVAILABLE' as const, refusal: reason }]
  const plan = await planEdit(database, found, { items, removed: [], added: [] }, { agreed: false })
  if (plan instanceof Failure) return refuse(refuseLine, 'BAD_INPUT', undefined, plan.fields)
  await writeEdit(shop, plan, {})
  await sayOfOrder(shop, order.orderId, {
    ...{ kind: 'REFUSED', orderStatus: order.orderStatus, reason: `${item.productName}: ${reason}` },
    ...{ custId: caller.custId, at: clock() },
  })
  const { due } = await dueAt(shop, { ...order, grandTotal: plan.sums.total })
  return { stopId: stop.stopId, state: stop.state, due }
})
