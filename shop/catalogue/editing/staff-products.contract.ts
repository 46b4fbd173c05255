import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, line, wholeNumber } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { MOST_AGE } from '../ages/ages.rules.ts'
import { notFound } from '../catalogue.contract.ts'
import { allergens } from '../facts/facts.rules.ts'
import { saleTimesForStaff } from '../sales/sale-times.fields.ts'
import { MOST_UNITS } from '../stock/stock.contract.ts'
import { codes, price, staffProduct } from './product-form.contract.ts'
import { copyOfKarahi, karahiAgain, karahiRow, removedKarahi } from './staff-products.examples.ts'

const allergenList = z.array(z.enum(allergens)).max(allergens.length)

/** A product in the staff's list; prices are decimals, quantities are in units. */
const staffProductRow = z
  .object({
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
    /** The stock, the reserved part and the low-stock level of the branch, or the sums of all open branches. */
    onHand: z.number(),
    held: z.number(),
    lowAt: z.number(),
    /** False if the stock is not counted. */
    stockTracked: z.boolean(),
    /** True if it is in lots: its stock changes only with a lot. */
    inLots: z.boolean(),
    /** True if it sells only from a lot with a last day. */
    needsLot: z.boolean(),
    /** LOW: at the low-stock level or below at the branch, or at one of them. OUT: nothing is left there, or at any of them. */
    stockState: z.enum(['ENOUGH', 'LOW', 'OUT']),
    /** True if the sale price is charged (CUTPRICE). */
    cutPrice: z.boolean(),
    ...saleTimesForStaff,
    /** The codes on its packages, and how much of the product each of them has, in its units. */
    codes: z.array(z.object({ code: z.string(), quantity: z.number() })),
    /** The age that its buyers must have, in years; null if everyone may buy it. */
    ageFrom: z.int().nullable(),
    /** The allergens that it contains and may contain; null if they are not stated. */
    contains: allergenList.nullable(),
    mayContain: allergenList.nullable(),
    /** True if it is stated that it is no food. */
    noFood: z.boolean(),
    productStatus: z.enum(['A', 'N']),
    shown: z.boolean(),
    /** The product that it is a variant of; null if it is none. */
    variantOf: z.int().nullable(),
    /** True if it has variants: their prices and stock are its own. */
    hasVariants: z.boolean(),
    /** The price of a box: its own, or that of its parts; null if it is no box. */
    box: z.enum(['OWN', 'PARTS']).nullable(),
    demo: z.boolean(),
    removed: z.boolean(),
    updatedBy: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffProductRow' })
/** A product in the staff's list. */
export type StaffProductRow = z.output<typeof staffProductRow>

export const findProductsForStaff = defineCall({
  does: 'Lists products for catalogue staff, including inactive ones. `q` searches name, SKU and number. Without a branch, the stock is that of all open branches, or of those that the caller works for.',
  method: 'GET',
  path: '/products/findForStaff',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({
    ...listFields(['name', 'sku', 'price', 'updated', 'number']),
    department: line(60).optional(),
    category: id.optional(),
    brand: id.optional(),
    status: z.enum(['A', 'N']).optional(),
    /** The branch whose stock counts; all open branches together if it is missing. */
    branchId: id.optional(),
    /** `low`: at the low stock level or below, at one branch at least. `out`: nothing is left at any. */
    stock: z.enum(['low', 'out']).optional(),
    /** `own`: only products that have a stock, not those whose variants or parts have it. */
    stockOf: z.literal('own').optional(),
    /** `removed`: removed products, which are otherwise not listed. `demo`: demo products. */
    only: z.enum(['removed', 'demo']).optional(),
  }),
  output: listOf(staffProductRow),
  example: { input: { q: 'karahi' }, output: { rows: [karahiRow], total: 1 } },
  failures: {},
})

export const saveManyProducts = defineCall({
  does: 'Changes prices, stock, codes, ages, allergens and status of up to 100 products at once, all or none.',
  method: 'POST',
  path: '/products/saveMany',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The branch whose stock is counted; the main branch if it is missing. */
    branchId: id.optional(),
    products: z
      .array(
        z.strictObject({
          productId: id,
          /** The version that the staff member saw. */
          updatedDate: line(40),
          unitPrice: price(m.catalogue_price_required).optional(),
          salePrice: price(m.catalogue_price_required).optional(),
          /** True charges the sale price (CUTPRICE) from now on, false the unit price: the sale then has no times. */
          cutPrice: z.boolean().optional(),
          productStatus: z.enum(['A', 'N']).optional(),
          codes: codes.optional(),
          /** The age that its buyers must have; null: everyone may buy it. */
          ageFrom: wholeNumber(1, MOST_AGE, m.catalogue_age_wrong).nullable().optional(),
          /** The allergens; an empty list: none. Null: not stated, which must be true of both lists then. */
          contains: allergenList.nullable().optional(),
          mayContain: allergenList.nullable().optional(),
          /** True: it is no food, and nothing is stated about what is in it. */
          noFood: z.boolean().optional(),
          /** The counted stock, and the stock that the staff member saw before. */
          onHand: z
            .strictObject({ seen: z.number().min(-MOST_UNITS).max(MOST_UNITS), now: z.number() })
            .optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({ rows: z.array(staffProductRow) }),
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
    BAD_INPUT,
    CODE_TAKEN: { status: 409, says: () => m.catalogue_code_taken() },
    CHANGED: {
      status: 409,
      says: () => m.catalogue_many_changed(),
      data: z.object({ rows: z.array(staffProductRow) }),
    },
  },
})

export const removeProduct = defineCall({
  does: 'Removes a product from the shop. Orders that contain it keep it, and it can be restored.',
  method: 'POST',
  path: '/products/delete/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: removedKarahi },
  failures: notFound,
})

export const restoreProduct = defineCall({
  does: 'Restores a removed product as inactive.',
  method: 'POST',
  path: '/products/restore/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: karahiAgain },
  failures: notFound,
})

export const duplicateProduct = defineCall({
  does: 'Copies a product with its pictures and its prices at branches, as inactive, with its own number, SKU and stock.',
  method: 'POST',
  path: '/products/duplicate/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffProduct,
  example: { input: { id: 6213 }, output: copyOfKarahi },
  failures: notFound,
})

export const undoProduct = defineCall({
  does: 'Undoes the last change of a product from the audit, unless another change came after the one the caller saw.',
  method: 'POST',
  path: '/products/undo/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({
    id,
    /** The product's timestamp as the staff member saw it: it identifies the change to undo. */
    updatedDate: line(40),
  }),
  output: staffProduct,
  example: { input: { id: 6213, updatedDate: '2026-11-20T09:30:00.000Z' }, output: karahiAgain },
  failures: {
    ...notFound,
    CHANGED: {
      status: 409,
      says: () => m.catalogue_changed(),
      data: z.object({ product: staffProduct }),
    },
    CANNOT_UNDO: { status: 409, says: () => m.catalogue_cannot_undo() },
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
