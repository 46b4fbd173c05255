import { z } from 'zod'
import { lineTroubles, totals } from '../../cart/cart.contract.ts'
import { LONGEST_SCAN } from '../../catalogue/codes/lot-label.rules.ts'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { filledText, id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { paymentStates } from '../payment-states.rules.ts'

/** A product in a sale at the counter: how much of it in its unit, and its weight in the unit of its price, if it is weighed. */
export const counterItem = z.strictObject({
  productId: id,
  quantity: z.number().positive().max(100_000),
  weight: z.number().positive().max(100_000).nullable().default(null),
})
/** A product in a sale at the counter. */
export type CounterItem = z.output<typeof counterItem>

const foundOrder = z.object({
  orderId: z.int(),
  orderNum: z.string(),
  name: z.string(),
  orderStatus: z.string(),
  paymentState: z.enum(paymentStates),
  pickupType: z.string(),
  pickupTime: z.string(),
  ...slotTimes,
  grandTotal: z.number(),
})
/** An order that a number, a code or a phone number finds. */
export type FoundOrder = z.output<typeof foundOrder>

export const lookAtCounter = defineCall({
  does: 'Says what was scanned or typed at the counter: a product with its amount, an order by its number, or up to 10 orders by a phone number, those that wait first. Changes nothing.',
  method: 'POST',
  path: '/counter/look',
  who: 'staff: orders',
  ofBranch: true,
  reads: true,
  input: z.strictObject({
    scanned: filledText(LONGEST_SCAN, m.orders_counter_needed),
    /** The branch of the counter, whose prices turn the price of a label into a weight. */
    branchId: id.optional(),
  }),
  output: z.object({
    /** The product with this code; `weight` is null if the code says none. */
    item: z
      .object({
        productId: z.int(),
        productName: z.string(),
        quantity: z.number(),
        weight: z.number().nullable(),
      })
      .nullable(),
    orders: z.array(foundOrder).max(10),
    /** The reason why nothing was found, in words; null otherwise. */
    says: z.string().nullable(),
  }),
  example: {
    input: { scanned: '10012' },
    output: {
      item: null,
      orders: [
        {
          ...{ orderId: 5012, orderNum: '10012', name: 'Zainab Qureshi', orderStatus: 'OPEN' },
          ...{ paymentState: 'ON_DELIVERY' as const, pickupType: 'IN STORE', pickupTime: 'MORNING' },
          ...{ slotStartsAt: null, slotEndsAt: null, grandTotal: 1780 },
        },
      ],
      says: null,
    },
  },
  failures: {},
})

const counterLine = z.object({
  productId: z.int(),
  productName: z.string(),
  image: z.string().nullable(),
  quantity: z.number(),
  unitName: z.string(),
  step: z.number(),
  /** True if the scales decide its price: its weight is in `pricedUnit`. */
  weighed: z.boolean(),
  /** True if its quantity is its weight. */
  byWeight: z.boolean(),
  weight: z.number().nullable(),
  pricedUnit: z.string(),
  effectivePrice: z.number(),
  priceUnit: z.string(),
  lineTotal: z.number(),
  /** The age that its buyer must have, in years; null if everyone may buy it. */
  ageFrom: z.int().nullable(),
  /** `WEIGHT`: it needs a weight, of one piece a line. */
  trouble: z.enum([...lineTroubles, 'WEIGHT']).nullable(),
})
/** A line of a sale at the counter, with its price. */
export type CounterLine = z.output<typeof counterLine>

export const counterItems = z
  .array(counterItem)
  .min(1, { error: () => m.orders_no_goods() })
  .max(MOST_LINES)

export const priceCounter = defineCall({
  does: 'Prices a sale at the counter: each line with its weight, tax, the total, and the cash to receive in coins. Saves nothing.',
  method: 'POST',
  path: '/counter/price',
  who: 'staff: orders',
  ofBranch: true,
  reads: true,
  input: z.strictObject({ items: counterItems, branchId: id.optional() }),
  output: totals.extend({
    lines: z.array(counterLine),
    /** The total in the shop's coins. */
    receivable: z.number(),
  }),
  example: {
    input: { items: [{ productId: 101, quantity: 2 }] },
    output: {
      ...{ subtotal: 1780, price: 1780, discount: 0, tax: 0, taxName: null },
      ...{ shipping: 0, delivery: 0, total: 1780, grandTotal: 1780, receivable: 1780 },
      lines: [
        {
          ...{ productId: 101, productName: 'Whole Chicken', image: null, quantity: 2, unitName: 'piece' },
          ...{ step: 1, weighed: false, byWeight: false, weight: null, pricedUnit: 'piece' },
          ...{ effectivePrice: 890, priceUnit: 'piece', lineTotal: 1780, ageFrom: null, trouble: null },
        },
      ],
    },
  },
  failures: { BAD_INPUT },
})

export const counterCalls = [lookAtCounter, priceCounter] as const
