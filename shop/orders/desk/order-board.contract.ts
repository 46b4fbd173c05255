import { z } from 'zod'
import { pickupType } from '../../delivery/pickup-type.ts'
import { defineCall } from '../../lib/call.ts'
import { id } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { paymentStates } from '../payment-states.rules.ts'
import { boardStatuses } from './order-board.rules.ts'

const orderRow = z
  .object({
    orderId: z.int(),
    orderNum: z.string(),
    branchId: z.int(),
    /** Null if the shop has only one branch. */
    branchName: z.string().nullable(),
    createDate: z.string(),
    orderStatus: z.string(),
    paymentState: z.enum(paymentStates),
    orderType: z.string(),
    pickupType: z.string(),
    pickupTime: z.string(),
    ...slotTimes,
    firstName: z.string(),
    lastName: z.string(),
    phone1: z.string(),
    email: z.string(),
    /** True if staff serve this person first. */
    priority: z.boolean(),
    /** The number of its lines. */
    items: z.int(),
    grandTotal: z.number(),
  })
  .meta({ title: 'BoardOrder' })
/** A row of the board. */
export type BoardRow = z.output<typeof orderRow>

/** A day by the shop's clock, as in `2026-11-21`. */
const day = z.iso.date().optional()

export const findBoard = defineCall({
  does: 'Lists orders for staff, newest first unless sorted. Filters: number, name, phone, e-mail, status, pickup type, day and branch.',
  method: 'GET',
  path: '/orders/findBoard',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    ...listFields(['date', 'total', 'number']),
    sort: z.enum(['date', '-date', 'total', '-total', 'number', '-number']).default('-date'),
    status: z.enum(boardStatuses).optional(),
    pickupType: pickupType.optional(),
    from: day,
    to: day,
    /** Only the orders of this branch. */
    branchId: id.optional(),
  }),
  output: listOf(orderRow).extend({
    /** The number of orders in each state that is not final. */
    waiting: z.record(z.string(), z.int()),
    /** The latest order of all, even if this page does not contain it. */
    latest: z.int(),
  }),
  example: {
    input: { status: 'NEW' },
    output: {
      rows: [
        {
          orderId: 5012,
          orderNum: '10012',
          ...{ branchId: 1, branchName: null },
          createDate: '2026-11-21T09:30:00.000Z',
          orderStatus: 'NEW',
          paymentState: 'ON_DELIVERY',
          orderType: 'ONLINE',
          pickupType: 'DELIVERY',
          pickupTime: 'MORNING',
          slotStartsAt: null,
          slotEndsAt: null,
          firstName: 'Zainab',
          lastName: 'Qureshi',
          phone1: '0300 7654321',
          email: 'zainab@example.org',
          priority: false,
          items: 4,
          grandTotal: 1880,
        },
      ],
      total: 1,
      waiting: { NEW: 1, PRINTED: 2, OPEN: 0 },
      latest: 5012,
    },
  },
  failures: {},
})

export const orderBoardCalls = [findBoard] as const
