import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { runStates } from './run-states.rules.ts'

/** The most stops of a run. */
export const MOST_STOPS = 100

const orderIds = z.array(id).max(MOST_STOPS)

/** A run after a change of it. */
const changed = z.object({ runId: z.int(), state: z.enum(runStates), version: z.int() })
const exampleChanged = { runId: 7, state: 'PLANNED' as const, version: 1 }

/** The refusals of changes of a run. */
const refusals = {
  NOT_FOUND,
  BAD_INPUT,
  /** Some orders cannot be delivered: they are collected, have ended, or wait for their payment. */
  NOT_DELIVERED: {
    status: 409,
    says: () => m.orders_run_not_delivered(),
    data: z.object({ orderIds: z.array(z.int()) }),
  },
  /** Some orders are in another run. */
  IN_A_RUN: {
    status: 409,
    says: () => m.orders_run_in_another(),
    data: z.object({ orderNums: z.array(z.string()) }),
  },
} as const

/** Someone else has changed the run in between. */
const CHANGED = {
  status: 409,
  says: () => m.orders_run_changed(),
  data: z.object({ version: z.int(), state: z.enum(runStates) }),
} as const

/** Some orders are not packed yet, so that nobody can leave with them. */
const NOT_PACKED = {
  status: 409,
  says: () => m.orders_run_not_packed(),
  data: z.object({ orderNums: z.array(z.string()) }),
} as const

export const planRun = defineCall({
  does: 'Puts orders into a new run of a driver: by window, and within a window always the nearest one next.',
  method: 'POST',
  path: '/runs/plan',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    day: z.iso.date(),
    /** The main branch if it is missing, or else the first one that the caller works for. */
    branchId: id.optional(),
    /** The number of the run on its day if it is empty. */
    runName: line(60).default(''),
    driverId: id.nullable().default(null),
    orderIds: orderIds.min(1),
  }),
  output: changed,
  example: { input: { day: '2026-11-27', orderIds: [5012, 5013] }, output: exampleChanged },
  failures: refusals,
})

export const saveRun = defineCall({
  does: 'Changes the name, the driver and the open stops of a run: their order, and which orders are in it. Once it is out, its driver stays.',
  method: 'POST',
  path: '/runs/save',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    runId: id,
    /** The version that was seen. */
    version: z.int().min(1),
    runName: line(60),
    driverId: id.nullable(),
    /** The orders of its open stops, in order. */
    orderIds,
  }),
  output: changed,
  example: {
    input: { runId: 7, version: 1, runName: '1', driverId: 12, orderIds: [5013, 5012] },
    output: { ...exampleChanged, version: 2 },
  },
  failures: { ...refusals, CHANGED, NOT_PACKED },
})

export const removeRun = defineCall({
  does: 'Removes a run that has not left: its orders can be planned again.',
  method: 'POST',
  path: '/runs/remove',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ runId: id, version: z.int().min(1) }),
  output: z.object({ runId: z.int() }),
  example: { input: { runId: 7, version: 1 }, output: { runId: 7 } },
  failures: { NOT_FOUND, CHANGED },
})

export const departRun = defineCall({
  does: 'Says that the driver has left with a run of their own. Their customers see it.',
  method: 'POST',
  path: '/runs/depart',
  who: 'staff: deliveries',
  ofBranch: true,
  input: z.strictObject({
    runId: id,
    /** The moment at which it happened, if it was sent later. */
    at: z.iso.datetime().optional(),
  }),
  output: changed,
  example: { input: { runId: 7 }, output: { ...exampleChanged, state: 'OUT', version: 2 } },
  failures: {
    NOT_FOUND,
    NOT_PACKED,
    EMPTY: { status: 409, says: () => m.orders_run_empty() },
  },
})

export const planRunsCalls = [planRun, saveRun, removeRun, departRun] as const
