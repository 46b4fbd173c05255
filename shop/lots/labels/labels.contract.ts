import { z } from 'zod'
import { storageKinds } from '../../catalogue/storage.rules.ts'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { saidLot } from '../lots.fields.ts'

/** The label of a lot. */
const lotLabel = saidLot
  .omit({ says: true, recalled: true })
  .extend({
    lotId: z.int(),
    productName: z.string(),
    supplierName: z.string().nullable(),
    origin: z.string(),
    storage: z.enum(storageKinds),
    /** The text of its code: a scan of it answers the product and the lot. */
    text: z.string(),
    /** How many labels there usually are: one for each piece that came, or that is left. */
    copies: z.int(),
  })
  .meta({ title: 'LotLabel' })
/** The label of a lot. */
export type LotLabel = z.output<typeof lotLabel>

/** The label of the example lot. */
export const exampleLabel: LotLabel = {
  ...{
    lotId: 12,
    productName: 'Whole Chicken',
    code: 'GP-2611',
    dateKind: 'USE_BY',
    expiresOn: '2026-12-02',
  },
  ...{ supplierName: 'Green Pastures Farm', origin: 'Green Pastures, Nakuru', storage: 'COLD' },
  ...{ text: '01040063813339311726120210GP-2611', copies: 20 },
}

export const findLotLabels = defineCall({
  does: 'Answers the labels of the lots of a delivery, in the order of its lines, or of one lot. Lines whose product is not kept in lots have none.',
  method: 'GET',
  path: '/lots/findLabels',
  who: 'staff: catalogue',
  ofBranch: true,
  /** One of both. */
  input: z.strictObject({ receiptId: id.optional(), lotId: id.optional() }),
  output: z.array(lotLabel),
  example: { input: { receiptId: 7 }, output: [exampleLabel] },
  failures: { NOT_FOUND },
})

export const labelsCalls = [findLotLabels] as const
