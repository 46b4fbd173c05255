import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { dateKinds } from '../lot-causes.ts'
import { lotWords } from '../lots.fields.ts'

/** The most lines of a delivery. */
export const MOST_LINES = 100
/** The most units in a line, and the most that one may cost. */
const MOST = 10_000_000

/** A delivery in a list, with the sum of its costs, as far as they were entered; null if none was. In decimals of the shop's currency. */
const listed = z
  .object({
    receiptId: z.int(),
    branchId: z.int(),
    branchName: z.string(),
    supplierId: z.int(),
    supplierName: z.string(),
    noteNumber: z.string(),
    receivedOn: z.string(),
    lines: z.int(),
    cost: z.number().nullable(),
    /** The first name of the person who entered it; null if the account is erased. */
    receivedBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ title: 'ListedReceipt' })
/** A delivery in a list. */
export type ListedReceipt = z.output<typeof listed>

/** A delivery with its lines. `lotId` and the words of the lot are null if the product is not kept in lots. */
export const receipt = listed
  .extend({
    note: z.string(),
    items: z.array(
      z.object({
        productId: z.int(),
        productName: z.string(),
        sku: z.string(),
        image: z.string().nullable(),
        unitName: z.string(),
        quantity: z.number(),
        unitCost: z.number().nullable(),
        lotId: z.int().nullable(),
        code: z.string().nullable(),
        dateKind: z.enum(dateKinds).nullable(),
        expiresOn: z.string().nullable(),
      }),
    ),
  })
  .meta({ title: 'Receipt' })
/** A delivery with its lines. */
export type Receipt = z.output<typeof receipt>

const exampleListed: ListedReceipt = {
  ...{ receiptId: 7, branchId: 1, branchName: 'Main Street', supplierId: 2 },
  ...{ supplierName: 'Green Pastures Farm', noteNumber: 'LS-1044', receivedOn: '2026-11-28', lines: 1 },
  ...{ cost: 12_800, receivedBy: 'Zainab', createdAt: '2026-11-28T08:00:00.000Z' },
}
const example: Receipt = {
  ...{ ...exampleListed, note: '' },
  items: [
    {
      ...{ productId: 101, productName: 'Whole Chicken', sku: 'CHK-001', image: null, unitName: 'piece' },
      ...{ quantity: 20, unitCost: 640, lotId: 12, code: 'GP-2611', dateKind: 'USE_BY' },
      expiresOn: '2026-12-02',
    },
  ],
}

export const findReceipts = defineCall({
  does: 'Lists deliveries, the latest first. Filters: words (note, supplier), supplier, branch.',
  method: 'GET',
  path: '/receipts/find',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({
    ...listFields(['receivedOn', 'supplierName', 'noteNumber'], '-receivedOn'),
    supplierId: id.optional(),
    branchId: id.optional(),
  }),
  output: listOf(listed),
  example: { input: {}, output: { rows: [exampleListed], total: 1 } },
  failures: {},
})

export const findReceipt = defineCall({
  does: 'Answers a delivery with its lines.',
  method: 'GET',
  path: '/receipts/find/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: receipt,
  example: { input: { id: 7 }, output: example },
  failures: { NOT_FOUND },
})

export const saveReceipt = defineCall({
  does: 'Receives goods by the delivery note of a supplier: they come into the stock of the branch, and into the lots whose code they have. All lines or none.',
  method: 'POST',
  path: '/receipts/save',
  who: 'staff: catalogue',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    /** If it is missing, the main branch, or that of the member of staff. */
    branchId: id.optional(),
    supplierId: id,
    /** The number of the delivery note; empty if it has none. */
    noteNumber: line(60),
    receivedOn: z.iso.date({ error: () => m.lots_day_missing() }),
    note: line(200).default(''),
    items: z
      .array(
        z.strictObject({
          productId: id,
          /** In units of the product. */
          quantity: z
            .number({ error: () => m.catalogue_quantity_needed() })
            .positive({ error: () => m.catalogue_quantity_needed() })
            .max(MOST),
          /** The cost of one unit in decimals of the shop's currency. */
          unitCost: z.number().min(0).max(100_000_000).nullable(),
          /** The lot; null if the product is not kept in lots. */
          lot: z.strictObject(lotWords).nullable(),
        }),
      )
      .min(1, { error: () => m.lots_lines_missing() })
      .max(MOST_LINES),
  }),
  output: receipt,
  example: {
    input: {
      ...{ supplierId: 2, noteNumber: 'LS-1044', receivedOn: '2026-11-28' },
      items: [
        {
          ...{ productId: 101, quantity: 20, unitCost: 640 },
          lot: {
            ...{ code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02' },
            origin: 'Green Pastures, Nakuru',
          },
        },
      ],
    },
    output: example,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** The shop has this delivery note of the supplier already. */
    NOTE_TAKEN: { status: 409, says: () => m.lots_note_taken() },
  },
})

export const receiptsCalls = [findReceipts, findReceipt, saveReceipt] as const
