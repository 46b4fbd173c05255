import { z } from 'zod'
import { defineCall } from '../lib/call.ts'

const demoGoods = z.object({
  products: z.int(),
  /** Those of them that somebody of the shop has changed. */
  changed: z.int(),
  /** Those of them that stand in orders: they stay there, and are gone from the shop all the same. */
  ordered: z.int(),
  reviews: z.int(),
  brands: z.int(),
  categories: z.int(),
  departments: z.int(),
  /** Seasons of Qurbani of which nobody has booked. */
  seasons: z.int(),
  /** Partners of the directory that nobody of the shop has saved. */
  partners: z.int(),
})
/** How much of the demo shop there is. */
export type DemoGoods = z.output<typeof demoGoods>

const example: DemoGoods = {
  products: 378,
  changed: 2,
  ordered: 5,
  reviews: 540,
  brands: 24,
  categories: 62,
  departments: 14,
  seasons: 1,
  partners: 67,
}

export const findDemoGoods = defineCall({
  does: 'Counts the goods that came with the shop, and what goes with them.',
  method: 'GET',
  path: '/demoGoods/find',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: demoGoods,
  example: { input: {}, output: example },
  failures: {},
})

export const removeDemoGoods = defineCall({
  does: 'Removes the goods that came with the shop with their reviews, the brands, categories and departments that are empty then, the season of Qurbani and the partners of the directory; answers how many went.',
  method: 'POST',
  path: '/demoGoods/remove',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** Leaves those alone that somebody of the shop has changed. */
    keepChanged: z.boolean().default(false),
  }),
  output: demoGoods,
  example: { input: { keepChanged: false }, output: example },
  failures: {},
})

export const demoGoodsCalls = [findDemoGoods, removeDemoGoods] as const
