import { z } from 'zod'
import { age } from '../../catalogue/ages/age-fields.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line, text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { AGE_CHECK } from '../../orders/ages/age-check-failure.ts'
import { RECALLED_GOODS } from '../../orders/lots/recalled-goods-refusal.ts'
import { runStates, stopStates } from '../../orders/runs/run-states.rules.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { exampleFound, exampleMine } from './runs.examples.ts'

const maybe = z.string().nullable()
const position = z.object({ latitude: z.number(), longitude: z.number() }).nullable()

/** The destination of an order, and its window. */
const destination = {
  orderId: z.int(),
  orderNum: z.string(),
  ...slotTimes,
  pickupTime: z.string(),
  customer: z.string(),
  address: maybe,
  city: maybe,
  postalCode: maybe,
  position,
  orderStatus: z.string(),
  /** The cash to collect, in the shop’s coins: what it still costs beyond what was paid and what its card has on hold. */
  due: z.number(),
  /** The age to check an ID for at the door; null if no line asks for one, or the stop is over. */
  ageFrom: z.int().nullable(),
}

/** The course of a stop. */
const course = {
  stopId: z.int(),
  state: z.enum(stopStates),
  arrivedAt: maybe,
  endedAt: maybe,
  /** The name of the person who took it. */
  takenBy: z.string(),
  note: z.string(),
}

const run = {
  runId: z.int(),
  runName: z.string(),
  day: z.string(),
  state: z.enum(runStates),
  version: z.int(),
  departedAt: maybe,
  /** The cash that its driver should have. */
  expected: z.number(),
}

const officeRun = z.object({
  ...run,
  driverId: z.int().nullable(),
  driver: maybe,
  settledAt: maybe,
  settledBy: maybe,
  counted: z.number().nullable(),
  /** Counted less expected: below 0 if cash is missing. */
  difference: z.number().nullable(),
  reason: z.string(),
  stops: z.array(z.object({ ...destination, ...course })),
})
/** A run as the office sees it. */
export type OfficeRun = z.output<typeof officeRun>

const delivery = z.object({ ...destination, phone1: z.string(), notHome: z.string().nullable() })
/** An order that waits for a run; `notHome`: the moment at which a driver found nobody home. */
export type Delivery = z.output<typeof delivery>

export const findRuns = defineCall({
  does: 'Lists the runs of a day and earlier ones that are not settled, and the deliveries up to that day that are in no run yet, by window; also who can drive.',
  method: 'GET',
  path: '/runs/find',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    day: z.iso.date(),
    /** The main branch if it is missing, or else the first one that the caller works for. */
    branchId: id.optional(),
  }),
  output: z.object({
    branchId: z.int(),
    runs: z.array(officeRun),
    waiting: z.array(delivery),
    drivers: z.array(z.object({ custId: z.int(), name: z.string() })),
  }),
  example: { input: { day: '2026-11-27' }, output: exampleFound },
  failures: { NOT_FOUND },
})

const doorLine = z.object({
  orderItemId: z.int(),
  productName: z.string(),
  quantity: z.number(),
  measuringUnit: z.string(),
  finalWeight: z.number().nullable(),
  pricedUnit: z.string(),
  itemStatus: z.string(),
  lineTotal: z.number(),
  version: z.int(),
  /** The age that its buyer must have, in years; null if everyone may buy it. */
  ageFrom: z.int().nullable(),
  /** The reason why it was refused at the door; null if it was not. */
  refusal: maybe,
  /** The codes of its lots that are recalled: it must not be handed over. */
  recalled: z.array(z.string()),
})

const driverStop = z.object({
  ...destination,
  ...course,
  /** Phone, address, notes and lines are empty once the stop is over. */
  phone1: z.string(),
  notes: z.string(),
  total: z.number(),
  /** The number of its bags; 0 if nobody has counted them. */
  bags: z.int(),
  lines: z.array(doorLine),
})
/** A stop as its driver sees it. */
export type DriverStop = z.output<typeof driverStop>

const driverRun = z.object({ ...run, stops: z.array(driverStop) })
/** A run as its driver sees it. */
export type DriverRun = z.output<typeof driverRun>

export const findMyRuns = defineCall({
  does: 'Answers the runs of the signed-in driver: those of today, and those that are not settled, with their stops.',
  method: 'GET',
  path: '/runs/mine',
  who: 'staff: deliveries',
  ofBranch: true,
  input: z.strictObject({}),
  output: z.object({ runs: z.array(driverRun) }),
  example: { input: {}, output: exampleMine },
  failures: {},
})

/** The refusals of a driver's taps at a stop. */
const atDoor = {
  NOT_FOUND,
  BAD_INPUT,
  /** The run has not left, or is over. */
  NOT_OUT: {
    status: 409,
    says: () => m.payments_run_not_out(),
    data: z.object({ state: z.enum(runStates) }),
  },
  /** The stop is over already: what became of it, so that a tap whose answer was lost is known again. */
  STOP_OVER: {
    status: 409,
    says: () => m.payments_run_stop_over(),
    data: z.object({ state: z.enum(stopStates), takenBy: z.string(), cash: z.number() }),
  },
} as const

const moved = z.object({ stopId: z.int(), state: z.enum(stopStates), due: z.number() })

export const endStop = defineCall({
  does: 'Says what happened at a stop: the driver is there, the order was handed over with its cash, or nobody is home. Handing over closes the order.',
  method: 'POST',
  path: '/runs/stop',
  who: 'staff: deliveries',
  ofBranch: true,
  input: z.strictObject({
    stopId: id,
    state: z.enum(['ARRIVED', 'DELIVERED', 'NOT_HOME']),
    /** The name of the person who took it; only with DELIVERED, which needs it. */
    takenBy: line(80).optional(),
    /** The cash that was collected, and the amount to collect that the driver saw; only with DELIVERED. */
    cash: z.number().min(0).max(1_000_000_000).default(0),
    due: z.number().min(0).optional(),
    /** The age that the driver has checked an ID for, in years; only with DELIVERED, which needs it if a line asks for an age. */
    ageChecked: age.optional(),
    note: text(500).default(''),
    /** The moment at which it happened, if it was sent later. */
    at: z.iso.datetime().optional(),
  }),
  output: moved,
  example: {
    input: { stopId: 31, state: 'DELIVERED', takenBy: 'Amina Khan', cash: 1780, due: 1780 },
    output: { stopId: 31, state: 'DELIVERED', due: 0 },
  },
  failures: {
    ...atDoor,
    /** The order costs something else by now: the driver asks for this much. */
    DUE_CHANGED: {
      status: 409,
      says: () => m.payments_run_due_changed(),
      data: z.object({ due: z.number() }),
    },
    NOT_SO_MUCH: {
      status: 409,
      says: () => m.payments_cash_too_much(),
      data: z.object({ most: z.number() }),
    },
    AGE_CHECK,
    NOT_PACKED: { status: 409, says: () => m.payments_run_not_packed() },
    /** Lines have something of lots that were recalled before it was handed over: the driver refuses them. */
    RECALLED_GOODS,
  },
})

export const refuseLine = defineCall({
  does: 'Takes a line out of an order that its customer refuses at the door. It costs nothing, and its goods are not for sale again.',
  method: 'POST',
  path: '/runs/refuseLine',
  who: 'staff: deliveries',
  ofBranch: true,
  input: z.strictObject({
    stopId: id,
    orderItemId: z.int().positive(),
    /** The version of the line that was seen. */
    version: z.int().min(1),
    reason: filledLine(200, () => m.payments_run_reason_needed()),
  }),
  output: moved,
  example: {
    input: { stopId: 31, orderItemId: 9001, version: 2, reason: 'The pack is open' },
    output: { stopId: 31, state: 'ARRIVED', due: 1330 },
  },
  failures: {
    ...atDoor,
    CHANGED: {
      status: 409,
      says: () => m.orders_changed(),
      data: z.object({ itemStatus: z.string(), version: z.int() }),
    },
  },
})

export const settleRun = defineCall({
  does: 'Settles a run that is back: the counted cash, and why it differs from what was collected. It takes no more cash then.',
  method: 'POST',
  path: '/runs/settle',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    runId: id,
    /** The cash that the caller saw to be expected: if it has changed, nothing is settled. */
    expected: z.number(),
    counted: z.number().min(0).max(1_000_000_000),
    /** Needed if the two differ. */
    reason: line(200).default(''),
  }),
  output: z.object({ runId: z.int(), state: z.enum(runStates), difference: z.number() }),
  example: {
    input: { runId: 7, expected: 1780, counted: 1780 },
    output: { runId: 7, state: 'SETTLED', difference: 0 },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** Its cash has changed in between: this much is expected now. */
    CASH_CHANGED: {
      status: 409,
      says: () => m.payments_run_cash_changed(),
      data: z.object({ expected: z.number() }),
    },
    NOT_BACK: {
      status: 409,
      says: () => m.payments_run_not_back(),
      data: z.object({ state: z.enum(runStates) }),
    },
  },
})

export const runsCalls = [findRuns, findMyRuns, endStop, refuseLine, settleRun] as const
