import { z } from 'zod'
import { storageKinds } from '../../catalogue/storage.rules.ts'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { examplePicking, picking } from '../picking/picking.contract.ts'
import { bagCount } from './bags.fields.ts'
import { MOST_BAGS } from './bags.rules.ts'

const item = picking.shape.orderItems.element.extend({
  /** How it is stored, which says in which bag it goes. */
  storage: z.enum(storageKinds),
  /**
   * The code for its label: the one that a scale of the shop would print for its weight, or else that on the package of the product; null if
   * it has none.
   */
  code: z.string().nullable(),
})
/** A line as its packer sees it. */
export type PackedItem = z.output<typeof item>

export const packing = picking
  .extend({ orderItems: z.array(item), bags: z.array(bagCount) })
  .meta({ title: 'Packing' })
/** An order as its packer sees it. */
export type Packing = z.output<typeof packing>

const examplePacking: Packing = {
  ...examplePicking,
  orderItems: examplePicking.orderItems.map(one => ({
    ...one,
    storage: 'COLD' as const,
    code: '4006381333931',
  })),
  bags: [{ kind: 'COLD', bags: 2 }],
}

export const findPacking = defineCall({
  does: 'Answers the lines of an order for packing: how each is stored, the code for its label, and the bags that were counted.',
  method: 'GET',
  path: '/packing/find/{orderNum}',
  who: 'staff: picking',
  ofBranch: true,
  input: z.object({ orderNum: line(20) }),
  output: packing,
  example: { input: { orderNum: '10012' }, output: examplePacking },
  failures: { NOT_FOUND },
})

const number = z.int().min(0).max(MOST_BAGS)
const counts = z.strictObject({ DRY: number.default(0), COLD: number.default(0), FROZEN: number.default(0) })

export const countBags = defineCall({
  does: 'Says how many bags of each kind an order has. The same numbers again change nothing.',
  method: 'POST',
  path: '/packing/countBags',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    orderId: id,
    bags: counts,
    /** The numbers that the packer saw: if someone else has counted since, nothing is changed. */
    seen: counts,
  }),
  output: packing,
  example: { input: { orderId: 5012, bags: { COLD: 2 }, seen: {} }, output: examplePacking },
  failures: {
    NOT_FOUND,
    /** Someone else has counted: the order has these bags now. */
    CHANGED: {
      status: 409,
      says: () => m.orders_bags_changed(),
      data: z.object({ bags: z.array(bagCount) }),
    },
    NOT_TO_PACK: {
      status: 409,
      says: () => m.orders_not_to_pack(),
      data: z.object({ orderStatus: z.string() }),
    },
  },
})

export const packingCalls = [findPacking, countBags] as const
