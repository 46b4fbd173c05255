import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import type { Thing } from '../../lib/things.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'
import { price } from '../editing/product-form.contract.ts'
import { MOST_ASKED } from './most-asked.ts'

/** Ids with commas between them. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform(typed => typed.split(',').map(Number))
  .pipe(z.array(z.int().max(2_147_483_647)).max(MOST_ASKED))

const offerAtBranch = z
  .object({
    productId: z.int(),
    /** False: the branch does not sell it. */
    sold: z.boolean(),
    /** The quantity that is left at the branch, as `quantity` of a product. */
    quantity: z.number(),
    unitPrice: z.number(),
    salePrice: z.number(),
    effectivePrice: z.number(),
    discount: z.number(),
  })
  .meta({ title: 'OfferAtBranch' })
/** A product as a branch sells it; prices are decimals per unit. */
export type OfferAtBranch = z.output<typeof offerAtBranch>

export const findProductsAtBranch = defineCall({
  does: `Answers the prices and the quantity left of up to ${MOST_ASKED} products at a branch, without those that the shop does not show. \`productIds\` has commas between them.`,
  method: 'GET',
  path: '/products/findAtBranch/{branchId}/{productIds}',
  who: 'anyone',
  shows: ({ productIds }) => [
    'settings',
    'departments',
    ...productIds.map((productId): Thing => `product ${productId}`),
  ],
  input: z.strictObject({ branchId: id, productIds: ids }),
  output: z.array(offerAtBranch),
  example: {
    input: { branchId: 1, productIds: '101,102' },
    output: [
      {
        ...{ productId: 101, sold: true, quantity: 166 },
        ...{ unitPrice: 890, salePrice: 890, effectivePrice: 890, discount: 0 },
      },
      {
        ...{ productId: 102, sold: true, quantity: 255 },
        ...{ unitPrice: 365, salePrice: 329, effectivePrice: 329, discount: 9.86 },
      },
    ],
  },
  failures: notFound,
})

const productAtBranch = z
  .object({
    branchId: z.int(),
    branchName: z.string(),
    isMain: z.boolean(),
    /** False: the branch does not sell it. */
    sold: z.boolean(),
    /** The prices of the branch; null if it has those of the shop. */
    unitPrice: z.number().nullable(),
    salePrice: z.number().nullable(),
    /** The stock of the branch in units, the reserved part, and the level at which it counts as low. */
    onHand: z.number(),
    held: z.number(),
    lowAt: z.number(),
    /** The moment when its prices, or whether it is sold, were saved; null if the branch differs in nothing. */
    updatedDate: z.string().nullable(),
  })
  .meta({ title: 'ProductAtBranch' })
/** A product at a branch as staff see it. */
export type ProductAtBranch = z.output<typeof productAtBranch>

const atMain: ProductAtBranch = {
  branchId: 1,
  branchName: 'Gulshan-e-Iqbal',
  isMain: true,
  sold: true,
  unitPrice: null,
  salePrice: null,
  onHand: 64,
  held: 0,
  lowAt: 5,
  updatedDate: null,
}
const atClifton: ProductAtBranch = {
  ...atMain,
  branchId: 2,
  branchName: 'Clifton',
  isMain: false,
  unitPrice: 920,
  salePrice: 920,
  onHand: 12,
  updatedDate: '2026-11-20T09:30:00.000Z',
}

export const findProductAtBranches = defineCall({
  does: 'Answers a product at each open branch, the main one first: whether it is sold there, the prices and the stock.',
  method: 'GET',
  path: '/products/findAtBranches/{productId}',
  who: 'staff: catalogue',
  input: z.strictObject({ productId: id }),
  output: z.array(productAtBranch),
  example: { input: { productId: 101 }, output: [atMain, atClifton] },
  failures: notFound,
})

export const saveProductAtBranch = defineCall({
  does: 'Says whether an open branch sells a product, and at which prices: two of its own, or null for those of the shop.',
  method: 'POST',
  path: '/products/saveAtBranch',
  who: 'staff: catalogue',
  input: z.strictObject({
    productId: id,
    branchId: id,
    sold: z.boolean(),
    unitPrice: price().nullable(),
    salePrice: price().nullable(),
    /** The version that the staff member saw, or null: if it has changed since, nothing is saved. Optional. */
    updatedDate: line(40).nullish(),
  }),
  output: z.array(productAtBranch),
  example: {
    input: { productId: 101, branchId: 2, sold: true, unitPrice: 920, salePrice: 920 },
    output: [atMain, atClifton],
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    REMOVED: { status: 409, says: () => m.catalogue_is_removed() },
    CHANGED: {
      status: 409,
      says: () => m.catalogue_changed(),
      data: z.object({ branches: z.array(productAtBranch) }),
    },
  },
})

export const productsAtBranchesCalls = [
  findProductsAtBranch,
  findProductAtBranches,
  saveProductAtBranch,
] as const
