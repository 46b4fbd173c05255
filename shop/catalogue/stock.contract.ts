import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { notFound } from './catalogue.contract.ts'
import { stockCauses } from './stock-causes.ts'

/** Units of a product that one call can be about. */
export const MOST_UNITS = 10_000_000

/** What is there of a product, in units: all of it, what is promised, and at how much it is told to be low. */
const stockLevel = z.object({
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  unitName: z.string(),
  step: z.number(),
  onHand: z.number(),
  held: z.number(),
  lowAt: z.number(),
})
/** What is there of a product. */
export type StockLevel = z.output<typeof stockLevel>

const level: StockLevel = {
  productId: 101,
  productName: 'Whole Chicken',
  sku: 'CHK-001',
  image: null,
  unitName: 'piece',
  step: 1,
  onHand: 64,
  held: 0,
  lowAt: 5,
}

export const findStock = defineCall({
  does: 'Answers what is there of a product.',
  method: 'GET',
  path: '/stock/find/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: stockLevel,
  example: { input: { id: 101 }, output: level },
  failures: notFound,
})

export const moveProductStock = defineCall({
  does: 'Notes stock that came (DELIVERY), was counted (COUNT: sets how much there is), went bad (WASTE), or was noted wrongly (CORRECTION, also below 0).',
  method: 'POST',
  path: '/stock/move',
  who: 'staff: catalogue',
  repeatable: true,
  input: z.strictObject({
    productId: id,
    cause: z.enum(stockCauses),
    /** In units. */
    quantity: z
      .number({ error: () => m.office_catalogue_quantity_needed() })
      .min(-MOST_UNITS)
      .max(MOST_UNITS),
    note: line(200).default(''),
    /** What the keeper saw; where something else is there by now, a count changes nothing. */
    seen: z.number().min(-MOST_UNITS).max(MOST_UNITS).optional(),
  }),
  output: stockLevel,
  example: {
    input: { productId: 101, cause: 'DELIVERY', quantity: 24, note: 'Truck of Friday morning' },
    output: level,
  },
  failures: {
    ...notFound,
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
    CHANGED: {
      status: 409,
      says: () => m.office_catalogue_stock_changed(),
      data: z.object({ onHand: z.number() }),
    },
  },
})

export const saveLowAt = defineCall({
  does: 'Sets at how much of a product staff are told that little is left.',
  method: 'POST',
  path: '/stock/saveLowAt',
  who: 'staff: catalogue',
  input: z.strictObject({ productId: id, lowAt: z.number().min(0).max(MOST_UNITS) }),
  output: stockLevel,
  example: { input: { productId: 101, lowAt: 5 }, output: level },
  failures: { ...notFound, BAD_INPUT: { status: 400, says: () => m.error_bad_input() } },
})

export const stockCalls = [findStock, moveProductStock, saveLowAt] as const
