import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { filledText, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { staffOrder } from './staff-order.fields.ts'
import { exampleStaffOrder } from './staff-orders.examples.ts'

/** The most orders printed or marked at once. */
const MOST_AT_ONCE = 50

export const findStaffOrder = defineCall({
  does: 'Answers everything that staff see about an order: lines, history, notes, other orders.',
  method: 'GET',
  path: '/orders/findForStaff/{orderNum}',
  who: 'staff: orders',
  ofBranch: true,
  input: z.object({ orderNum: line(20) }),
  output: staffOrder,
  example: { input: { orderNum: '10012' }, output: exampleStaffOrder },
  failures: { NOT_FOUND },
})

export const addOrderNote = defineCall({
  does: 'Adds a staff note about an order. The customer does not see it.',
  method: 'POST',
  path: '/orders/addNote',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ orderId: id, note: filledText(1000, () => m.orders_note_needed()) }),
  output: z.object({ noteId: z.int() }),
  example: { input: { orderId: 5012, note: 'Rings twice' }, output: { noteId: 31 } },
  failures: { NOT_FOUND },
})

export const markPrinted = defineCall({
  does: `Moves orders from NEW to PRINTED, up to ${MOST_AT_ONCE} at once; those that are no longer NEW are left alone, and so are those that were changed since they were printed.`,
  method: 'POST',
  path: '/orders/markPrinted',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    orderIds: z.array(id).min(1).max(MOST_AT_ONCE),
    /** The versions of orders that are on paper. */
    seen: z
      .array(z.strictObject({ orderId: id, version: z.int().min(1) }))
      .max(MOST_AT_ONCE)
      .default([]),
  }),
  /** `changed`: the orders that are still NEW, because they were changed after they were seen. */
  output: z.object({ printed: z.array(z.int()), changed: z.array(z.int()) }),
  example: {
    input: { orderIds: [5012, 5013], seen: [{ orderId: 5013, version: 1 }] },
    output: { printed: [5012], changed: [5013] },
  },
  failures: {},
})

const orderToPrint = staffOrder
  .omit({ bags: true, offered: true, events: true, notes: true, earlier: true })
  .extend({
    /** The moment at which it was marked as printed, and by whom; null if it never was. */
    printed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  })
/** An order with all that its sheets show. */
export type OrderToPrint = z.output<typeof orderToPrint>

export const findOrdersToPrint = defineCall({
  does: `Answers orders with all that invoices and picking lists show; their numbers with commas between, up to ${MOST_AT_ONCE}.`,
  method: 'GET',
  path: '/orders/findToPrint',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    orderNums: z
      .string()
      .regex(/^[\w-]{1,20}(,[\w-]{1,20})*$/)
      .refine(numbers => numbers.split(',').length <= MOST_AT_ONCE),
  }),
  output: z.array(orderToPrint),
  example: {
    input: { orderNums: '10012' },
    output: [
      (({ bags: _bags, offered: _, events: __, notes: ___, earlier: ____, ...rest }) => ({
        ...rest,
        printed: null,
      }))(exampleStaffOrder),
    ],
  },
  failures: {},
})

export const staffOrderCalls = [findStaffOrder, addOrderNote, markPrinted, findOrdersToPrint] as const
