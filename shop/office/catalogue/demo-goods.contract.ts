import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'

const demoGoods = z.object({
  products: z.int(),
  /** The number of these that staff have changed. */
  changed: z.int(),
  /** The number of these that orders contain: they stay in the orders but leave the shop. */
  ordered: z.int(),
  reviews: z.int(),
  brands: z.int(),
  categories: z.int(),
  departments: z.int(),
  /** Certificates that no member of staff has saved. */
  certificates: z.int(),
  /** Qurbani seasons without bookings. */
  seasons: z.int(),
  /** Directory partners that no member of staff has saved. */
  partners: z.int(),
  /** Further branches of the demo shop that are open: they close. */
  branches: z.int(),
})
/** The size of the demo shop. */
export type DemoGoods = z.output<typeof demoGoods>

const example: DemoGoods = {
  products: 378,
  changed: 2,
  ordered: 5,
  reviews: 540,
  brands: 24,
  categories: 62,
  departments: 14,
  certificates: 21,
  seasons: 1,
  partners: 67,
  branches: 2,
}

export const findDemoGoods = defineCall({
  does: 'Counts the demo products, and everything that is removed with them.',
  method: 'GET',
  path: '/demoGoods/find',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: demoGoods,
  example: { input: {}, output: example },
  failures: {},
})

export const removeDemoGoods = defineCall({
  does: 'Removes the demo products with their reviews, the brands, categories and departments that are then empty, the demo Qurbani season, the demo certificates, the demo synonyms of search and the demo partners, and closes the further demo branches. Answers how many were removed.',
  method: 'POST',
  path: '/demoGoods/remove',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** Keeps the products that staff have changed. */
    spareChanged: z.boolean().default(false),
  }),
  output: demoGoods,
  example: { input: { spareChanged: false }, output: example },
  failures: {},
})

export const demoGoodsCalls = [findDemoGoods, removeDemoGoods] as const
