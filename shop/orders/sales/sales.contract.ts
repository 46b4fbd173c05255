import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, wholeNumber } from '../../lib/fields.ts'

const tally = { orders: z.int(), total: z.number() }

const sales = z.object({
  /** The first and the last day (ISO dates) by the shop's clock. */
  since: z.string(),
  until: z.string(),
  ...tally,
  /** The average total of an order; 0 if there is none. */
  average: z.number(),
  rejected: z.object(tally),
  /** Orders in which something weighed more than its cap, and the price of what they did not pay. */
  givenAway: z.object(tally),
  byDay: z.array(z.object({ day: z.string(), ...tally })),
  /** Products only, as their lines were charged: without tax and delivery. */
  byDepartment: z.array(z.object({ department: z.string(), ...tally })),
  topProducts: z.array(
    z.object({
      productId: z.int(),
      productName: z.string(),
      quantity: z.number(),
      measuringUnit: z.string(),
      ...tally,
    }),
  ),
  byStatus: z.array(z.object({ orderStatus: z.string(), ...tally })),
  /** Whole orders, by representative. */
  byRepresentative: z.array(z.object({ representative: z.string(), ...tally })),
})

/** The sales of a range of days. */
export type Sales = z.output<typeof sales>

/** The fields of a report about a period. */
export const periodFields = {
  days: z.enum(['7', '30', '90']).default('30'),
  /** Instead of `days`: from this day through that one, a year at most. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** The number of products that are listed. */
  products: wholeNumber(1, 1000).default(10),
  /** Only the orders of this branch. */
  branchId: id.optional(),
}

export const findSales = defineCall({
  does: 'Totals the orders of a period in the shop’s time zone, by default the last 30 days. Counts rejected orders separately.',
  method: 'GET',
  path: '/orders/findSales',
  who: 'staff: reports',
  ofBranch: true,
  input: z.strictObject(periodFields),
  output: sales,
  example: {
    input: { days: '7' },
    output: {
      since: '2026-11-15',
      until: '2026-11-21',
      orders: 2,
      total: 2680,
      average: 1340,
      rejected: { orders: 1, total: 900 },
      givenAway: { orders: 0, total: 0 },
      byDay: [
        ...[15, 16, 17, 18, 19].map(day => ({ day: `2026-11-${day}`, orders: 0, total: 0 })),
        { day: '2026-11-20', orders: 1, total: 1780 },
        { day: '2026-11-21', orders: 1, total: 900 },
      ],
      byDepartment: [{ department: 'MEAT', orders: 2, total: 2680 }],
      topProducts: [
        {
          productId: 101,
          productName: 'Whole Chicken',
          quantity: 3,
          measuringUnit: 'piece',
          orders: 2,
          total: 2680,
        },
      ],
      byStatus: [
        { orderStatus: 'NEW', orders: 1, total: 900 },
        { orderStatus: 'CLOSED', orders: 1, total: 1780 },
        { orderStatus: 'REJECTED', orders: 1, total: 900 },
      ],
      byRepresentative: [{ representative: 'zainab@example.org', orders: 1, total: 1780 }],
    },
  },
  failures: { BAD_INPUT },
})

export const salesCalls = [findSales] as const
