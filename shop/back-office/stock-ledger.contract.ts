import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'

const stockMovement = z.object({
  movementId: z.int(),
  change: z.number(),
  /** What was there afterwards. */
  onHand: z.number(),
  cause: z.string(),
  orderNum: z.string().nullable(),
  /** Who moved it, as they sign in; null where nobody of the shop did. */
  movedBy: z.string().nullable(),
  note: z.string().nullable(),
  movedAt: z.string(),
})
/** One change of what is there of a product, in units. */
export type StockMovement = z.output<typeof stockMovement>

export const findStockMovements = defineCall({
  does: 'Lists every change of what is there of a product, the latest first.',
  method: 'GET',
  path: '/stock/findMovements',
  who: 'staff: catalogue',
  input: z.strictObject({ ...listFields(['latest']), productId: id }),
  output: listOf(stockMovement),
  example: {
    input: { productId: 101 },
    output: {
      rows: [
        {
          movementId: 812,
          change: 24,
          onHand: 64,
          cause: 'DELIVERY',
          orderNum: null,
          movedBy: 'bilal@example.org',
          note: 'Truck of Friday morning',
          movedAt: '2026-11-20T06:10:00.000Z',
        },
      ],
      total: 1,
    },
  },
  failures: {},
})

export const stockLedgerCalls = [findStockMovements] as const
