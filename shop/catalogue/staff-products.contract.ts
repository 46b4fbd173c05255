import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { notFound } from './catalogue.contract.ts'
import { price, staffProduct } from './product-form.contract.ts'
import { copyOfKarahi, karahiAgain, karahiRow, removedKarahi } from './staff-products.examples.ts'
import { MOST_UNITS } from './stock.contract.ts'

/** A product in the list of its keepers; prices are decimals, quantities in units. */
const keptProduct = z.object({
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  categoryId: z.int(),
  category: z.string(),
  subCategory: z.string(),
  brandName: z.string().nullable(),
  unitPrice: z.number(),
  salePrice: z.number(),
  effectivePrice: z.number(),
  unitName: z.string(),
  step: z.number(),
  onHand: z.number(),
  held: z.number(),
  lowAt: z.number(),
  productStatus: z.enum(['A', 'N']),
  shown: z.boolean(),
  demo: z.boolean(),
  removed: z.boolean(),
  updatedBy: z.string(),
  updatedDate: z.string(),
})
/** A product in the list of its keepers. */
export type KeptProduct = z.output<typeof keptProduct>

export const findProductsForStaff = defineCall({
  does: 'Lists products for who keeps the catalogue, those that are not shown as well; `q` looks into name, SKU and number.',
  method: 'GET',
  path: '/products/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({
    ...listFields(['name', 'sku', 'price', 'updated', 'number']),
    department: line(60).optional(),
    category: id.optional(),
    brand: id.optional(),
    status: z.enum(['A', 'N']).optional(),
    /** `low`: at the level at which it is told, or under it. `out`: nothing is left. */
    stock: z.enum(['low', 'out']).optional(),
    /** Removed ones are listed only where they are asked for. */
    only: z.enum(['removed', 'demo']).optional(),
  }),
  output: listOf(keptProduct),
  example: { input: { q: 'karahi' }, output: { rows: [karahiRow], total: 1 } },
  failures: {},
})

export const saveManyProducts = defineCall({
  does: 'Changes prices, stock and status of up to 100 products at once: all of them or none.',
  method: 'POST',
  path: '/products/saveMany',
  who: 'staff: catalogue',
  input: z.strictObject({
    products: z
      .array(
        z.strictObject({
          productId: id,
          /** As the keeper saw it. */
          updatedDate: line(40),
          unitPrice: price(m.catalogue_price_required).optional(),
          salePrice: price(m.catalogue_price_required).optional(),
          productStatus: z.enum(['A', 'N']).optional(),
          /** What is there now by count, and what the keeper saw before. */
          onHand: z
            .strictObject({ seen: z.number().min(-MOST_UNITS).max(MOST_UNITS), now: z.number() })
            .optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({ rows: z.array(keptProduct) }),
  example: {
    input: {
      products: [
        {
          productId: 6213,
          updatedDate: '2026-11-20T09:30:00.000Z',
          unitPrice: 1850,
          onHand: { seen: 38, now: 40 },
        },
      ],
    },
    output: { rows: [karahiRow] },
  },
  failures: {
    ...notFound,
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
    CHANGED: {
      status: 409,
      says: () => m.office_catalogue_many_changed(),
      data: z.object({ rows: z.array(keptProduct) }),
    },
  },
})

export const removeProduct = defineCall({
  does: 'Takes a product out of the shop for good; orders that have it keep it, and it can be restored.',
  method: 'POST',
  path: '/products/delete/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: removedKarahi },
  failures: notFound,
})

export const restoreProduct = defineCall({
  does: 'Brings a removed product back, not active until somebody says so.',
  method: 'POST',
  path: '/products/restore/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: karahiAgain },
  failures: notFound,
})

export const duplicateProduct = defineCall({
  does: 'Adds a product that is like another one but for its number, SKU and stock, with its pictures; it is not active.',
  method: 'POST',
  path: '/products/duplicate/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: copyOfKarahi },
  failures: notFound,
})

export const undoProduct = defineCall({
  does: 'Takes the last change of a product back, by what the audit says of before; unless that is another one than was seen.',
  method: 'POST',
  path: '/products/undo/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({
    id,
    /** The product's as the keeper saw it: it says which change is taken back. */
    updatedDate: line(40),
  }),
  output: staffProduct,
  example: { input: { id: 6213, updatedDate: '2026-11-20T09:30:00.000Z' }, output: karahiAgain },
  failures: {
    ...notFound,
    CHANGED: {
      status: 409,
      says: () => m.office_catalogue_changed(),
      data: z.object({ product: staffProduct }),
    },
    CANNOT_UNDO: { status: 409, says: () => m.office_catalogue_cannot_undo() },
  },
})

export const staffProductsCalls = [
  findProductsForStaff,
  saveManyProducts,
  removeProduct,
  restoreProduct,
  duplicateProduct,
  undoProduct,
] as const
