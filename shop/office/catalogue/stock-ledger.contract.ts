import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { id } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'

const stockMovement = z.object({
  movementId: z.int(),
  change: z.number(),
  /** The stock after the movement. */
  onHand: z.number(),
  cause: z.string(),
  orderNum: z.string().nullable(),
  /** The branch that a transfer went to, or came from; null for other movements. */
  otherBranch: z.string().nullable(),
  /** The login of the member of staff who moved it; null if none did. */
  movedBy: z.string().nullable(),
  note: z.string().nullable(),
  movedAt: z.string(),
})
/** One change of a product's stock, in units. */
export type StockMovement = z.output<typeof stockMovement>

export const findStockMovements = defineCall({
  does: 'Lists every stock movement of a product at a branch, latest first.',
  method: 'GET',
  path: '/stock/findMovements',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ ...listFields(['latest']), productId: id, branchId: id.optional() }),
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
          otherBranch: null,
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
