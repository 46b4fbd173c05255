import { z } from 'zod'
import { LONGEST_SCAN } from '../../catalogue/codes/lot-label.rules.ts'
import { scanReasons } from '../../catalogue/codes/scan-words.ts'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { filledText, id } from '../../lib/fields.ts'
import { saidLot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'

/** Why a scan picks no line, besides the reasons why it says nothing. */
const lineReasons = ['NOT_IN_ORDER', 'LEFT_OUT', 'LOT_UNFIT'] as const

export const scanLine = defineCall({
  does: 'Says which line a scanned code belongs to, of an order or of the lines that the caller has taken, with the weight that it says. Changes nothing.',
  method: 'POST',
  path: '/picking/scan',
  who: 'staff: picking',
  ofBranch: true,
  reads: true,
  input: z.strictObject({
    /** Absent: the lines that the caller has taken. */
    orderId: id.optional(),
    /** The code as the scanner sends it; one with GS1 elements may have control characters. */
    scanned: filledText(LONGEST_SCAN, m.orders_scan_needed),
  }),
  output: z.object({
    line: z
      .object({
        orderItemId: z.int(),
        orderNum: z.string(),
        /** The version of the line, for the change that picks it. */
        version: z.int(),
        productName: z.string(),
        itemStatus: z.string(),
        weighed: z.boolean(),
        /** The weight that it has already, in `pricedUnit`; null if it has none. */
        finalWeight: z.number().nullable(),
        pricedUnit: z.string(),
        /** The weight that the code says, in `pricedUnit`; null if the line is not weighed or it says none. */
        weight: z.number().nullable(),
        /** The lot that the code says; null if it says none, or the product is not kept in lots. */
        lot: z.string().nullable(),
      })
      .nullable(),
    /** The reason why it belongs to no line, and the same in words; null otherwise. */
    reason: z.enum([...scanReasons, ...lineReasons]).nullable(),
    says: z.string().nullable(),
    /** The lot to take in place of one that cannot be picked (`LOT_UNFIT`); null otherwise, or if there is none. */
    nextLot: saidLot.nullable(),
  }),
  example: {
    input: { orderId: 5012, scanned: '2112345015002' },
    output: {
      line: {
        ...{
          orderItemId: 9001,
          orderNum: '10012',
          version: 1,
          productName: 'Whole Chicken',
          itemStatus: 'NEW',
        },
        ...{ weighed: true, finalWeight: null, pricedUnit: 'kg', weight: 1.5, lot: null },
      },
      ...{ reason: null, says: null, nextLot: null },
    },
  },
  failures: { NOT_FOUND },
})

export const scanningCalls = [scanLine] as const
