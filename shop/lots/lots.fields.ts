import { z } from 'zod'
import { filledLine, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { dateKinds, lotCauses, lotStates } from './lot-causes.ts'

/** The most characters of the code of a lot. */
export const LONGEST_CODE = 40

/** The words on the package of a lot, as staff enter them. */
export const lotWords = {
  code: filledLine(LONGEST_CODE, m.lots_code_missing),
  /** The last day and its meaning; both null if the goods keep. */
  dateKind: z.enum(dateKinds).nullable(),
  expiresOn: z.iso.date({ error: () => m.lots_day_missing() }).nullable(),
  /** The place where the goods come from, in words. */
  origin: line(100),
}

/** A lot as customers and pickers see it: its code, the last day with its meaning, and both in words. */
export const saidLot = z
  .object({
    code: z.string(),
    dateKind: z.enum(dateKinds).nullable(),
    expiresOn: z.string().nullable(),
    says: z.string(),
    recalled: z.boolean(),
  })
  .meta({ title: 'SaidLot' })
/** A lot as customers and pickers see it. */
export type SaidLot = z.output<typeof saidLot>

/** The lots of a line in the examples. */
export const exampleSaidLots: SaidLot[] = [
  {
    ...{ code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02' },
    says: 'Lot GP-2611 · Use by 2 Dec 2026',
    recalled: false,
  },
]

/** A lot as staff see it. Amounts in the unit of its product. */
export const lot = saidLot
  .omit({ says: true, recalled: true })
  .extend({
    lotId: z.int(),
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    unitName: z.string(),
    /** The smallest amount that is counted. */
    step: z.number(),
    branchId: z.int(),
    branchName: z.string(),
    supplierId: z.int().nullable(),
    supplierName: z.string().nullable(),
    origin: z.string(),
    onHand: z.number(),
    /** The reduction of its price in hundredths of a per cent; null: that of the shop for its last days. */
    reductionBp: z.int().nullable(),
    /** The reduction that it has today; 0 if it has none. */
    reducedBp: z.int(),
    state: z.enum(lotStates),
    /** The days that are left after today, below 0 if its day is over; null if it has none. */
    daysLeft: z.int().nullable(),
    blockedAt: z.string().nullable(),
    blockedWhy: z.string().nullable(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Lot' })
/** A lot as staff see it. */
export type Lot = z.output<typeof lot>

/** A change of a lot, with who made it; null if the shop did. */
export const lotMovement = z
  .object({
    movementId: z.int(),
    change: z.number(),
    cause: z.enum(lotCauses),
    note: z.string().nullable(),
    by: z.string().nullable(),
    orderItemId: z.int().nullable(),
    receiptId: z.int().nullable(),
    movedAt: z.string(),
  })
  .meta({ title: 'LotMovement' })
/** A change of a lot. */
export type LotMovement = z.output<typeof lotMovement>

/** A delivery of a lot. `unitCost` in decimals of the shop's currency; null if nobody entered it. */
export const lotDelivery = z.object({
  receiptId: z.int(),
  noteNumber: z.string(),
  receivedOn: z.string(),
  supplierId: z.int(),
  supplierName: z.string(),
  quantity: z.number(),
  unitCost: z.number().nullable(),
})
/** A delivery of a lot. */
export type LotDelivery = z.output<typeof lotDelivery>
