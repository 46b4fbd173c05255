import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { periodFields } from './sales.contract.ts'

const margin = {
  /** The price of the products less their share of the discounts, without tax and delivery. */
  revenue: z.number(),
  /** The cost of the products whose cost is known. */
  cost: z.number(),
  /** The revenue of those products less their cost, and its per cent of that revenue; null if there is none. */
  margin: z.number(),
  percent: z.number().nullable(),
  /** The part of the revenue of products whose cost is not known. */
  unknown: z.number(),
}

const margins = z
  .object({
    /** The first and the last day (ISO dates) by the shop's clock. */
    since: z.string(),
    until: z.string(),
    ...margin,
    byDepartment: z.array(z.object({ department: z.string(), ...margin })),
    byProduct: z.array(z.object({ productId: z.int(), productName: z.string(), ...margin })),
  })
  .meta({ title: 'Margins' })
/** The margins of a range of days. */
export type Margins = z.output<typeof margins>

const example = { revenue: 2680, cost: 1820, margin: 680, percent: 27.2, unknown: 180 }

export const findMargin = defineCall({
  does: 'Compares the revenue of the closed orders of a period with the cost of their products, by department and by product. A line with lots costs what its lots did, another what its latest delivery did.',
  method: 'GET',
  path: '/orders/findMargin',
  who: 'staff: reports',
  ofBranch: true,
  input: z.strictObject(periodFields),
  output: margins,
  example: {
    input: { days: '7' },
    output: {
      ...{ since: '2026-11-15', until: '2026-11-21', ...example },
      byDepartment: [{ department: 'MEAT', ...example }],
      byProduct: [{ productId: 101, productName: 'Whole Chicken', ...example }],
    },
  },
  failures: { BAD_INPUT },
})

export const marginCalls = [findMargin] as const
