import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'
import { stockCauses } from './stock-causes.ts'

/** The most units of a product in one call. */
export const MOST_UNITS = 10_000_000

/** The stock of a product at a branch in units: the total, the reserved part, and the level at which it counts as low. */
const stockLevel = z
  .object({
    productId: z.int(),
    branchId: z.int(),
    productName: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    unitName: z.string(),
    step: z.number(),
    onHand: z.number(),
    held: z.number(),
    lowAt: z.number(),
    /** False if the stock is not counted: orders take nothing. */
    stockTracked: z.boolean(),
    /** True if it is in lots: its stock changes only with a lot. */
    inLots: z.boolean(),
    /** True if it sells only from a lot with a last day. */
    needsLot: z.boolean(),
  })
  .meta({ title: 'StockLevel' })
/** The stock of a product at a branch. */
export type StockLevel = z.output<typeof stockLevel>

const level: StockLevel = {
  productId: 101,
  branchId: 1,
  productName: 'Whole Chicken',
  sku: 'CHK-001',
  image: null,
  unitName: 'piece',
  step: 1,
  onHand: 64,
  held: 0,
  lowAt: 5,
  stockTracked: true,
  inLots: false,
  needsLot: false,
}

/** The branch of the stock; if it is missing the main branch, or that of the member of staff. */
const branchId = id.optional()

export const findStock = defineCall({
  does: 'Answers the stock of a product at a branch; 0 if none was counted there yet.',
  method: 'GET',
  path: '/stock/find/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ id, branchId }),
  output: stockLevel,
  example: { input: { id: 101 }, output: level },
  failures: notFound,
})

export const moveProductStock = defineCall({
  does: 'Records a stock movement at a branch: DELIVERY adds, COUNT sets the stock, WASTE removes, CORRECTION adds or, below 0, removes.',
  method: 'POST',
  path: '/stock/move',
  who: 'staff: catalogue',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    productId: id,
    branchId,
    cause: z.enum(stockCauses),
    /** In units. */
    quantity: z
      .number({ error: () => m.catalogue_quantity_needed() })
      .min(-MOST_UNITS)
      .max(MOST_UNITS),
    note: line(200).default(''),
    /** The stock that the staff member saw; if it has changed since, a count changes nothing. */
    seen: z.number().min(-MOST_UNITS).max(MOST_UNITS).optional(),
  }),
  output: stockLevel,
  example: {
    input: { productId: 101, cause: 'DELIVERY', quantity: 24, note: 'Truck of Friday morning' },
    output: level,
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    CHANGED: {
      status: 409,
      says: () => m.catalogue_stock_changed(),
      data: z.object({ onHand: z.number() }),
    },
  },
})

export const saveLowAt = defineCall({
  does: 'Sets the low-stock level of a product at a branch.',
  method: 'POST',
  path: '/stock/saveLowAt',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ productId: id, branchId, lowAt: z.number().min(0).max(MOST_UNITS) }),
  output: stockLevel,
  example: { input: { productId: 101, lowAt: 5 }, output: level },
  failures: { ...notFound, BAD_INPUT },
})

export const transferStock = defineCall({
  does: 'Moves stock of a product from one branch to another: each branch gets a movement TRANSFER that names the other one. The part that orders have reserved stays.',
  method: 'POST',
  path: '/stock/transfer',
  who: 'staff: catalogue',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    productId: id,
    fromBranchId: id,
    toBranchId: id,
    /** In units. */
    quantity: z
      .number({ error: () => m.catalogue_quantity_needed() })
      .positive({ error: () => m.catalogue_quantity_needed() })
      .max(MOST_UNITS),
    note: line(200).default(''),
  }),
  /** The stock that both branches have now. */
  output: z.object({ from: stockLevel, to: stockLevel }),
  example: {
    input: { productId: 101, fromBranchId: 1, toBranchId: 2, quantity: 12, note: 'Van of Friday morning' },
    output: { from: { ...level, onHand: 52 }, to: { ...level, branchId: 2, onHand: 12 } },
  },
  failures: { ...notFound, BAD_INPUT },
})

export const stockCalls = [findStock, moveProductStock, saveLowAt, transferStock] as const
