import { z } from 'zod'
import { MOST_SEEN } from '../cart/seen/seen.ts'
import { images, product, upTo } from '../catalogue/catalogue.contract.ts'
import { chickens } from '../catalogue/catalogue.examples.ts'
import { LARGEST_ID, MOST_LINES } from '../catalogue/line-limits.ts'
import { showsProducts } from '../catalogue/shows-products.ts'
import { defineCall } from '../lib/call.ts'
import { id } from '../lib/fields.ts'
import type { Thing } from '../lib/things.ts'
import { MOST_RELATED } from './related.rules.ts'

const productIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform(typed => typed.split(',').map(Number))
  .pipe(z.array(z.int().max(LARGEST_ID)).max(MOST_SEEN))

export const findRelated = defineCall({
  does: `Lists up to ${MOST_RELATED} products to see beside one: those that staff chose, those that are often bought with it, and at least four with those of its category. All can be bought.`,
  method: 'GET',
  path: '/products/findRelated/{productId}',
  who: 'anyone',
  shows: ({ productId }, answer) => {
    const shelves = new Set(answer?.productList.map(({ category }): Thing => `range of ${category}`))
    return showsProducts(
      answer?.productList,
      `product ${productId}`,
      ...(shelves.size > 0 ? shelves : ['range' as const]),
    )
  },
  input: z.object({ productId: id, images }),
  output: upTo(MOST_RELATED),
  example: { input: { productId: 103, images: 'url' }, output: chickens },
  failures: {},
})

export const findSeen = defineCall({
  does: `Lists up to ${MOST_SEEN} shown products by their ids, which have commas between them, in this order.`,
  method: 'GET',
  path: '/products/findSeen/{productIds}',
  who: 'anyone',
  input: z.object({ productIds, images }),
  output: upTo(MOST_SEEN),
  example: { input: { productIds: '101,102', images: 'url' }, output: chickens },
  failures: {},
})

export const suggestForCart = defineCall({
  does: 'Answers the product that is most often bought with those of a cart, that is not in it and can be bought at the branch; null if there is none.',
  method: 'POST',
  path: '/cart/suggest',
  who: 'anyone',
  reads: true,
  input: z.strictObject({ productIds: z.array(id).min(1).max(MOST_LINES), branchId: id.optional() }),
  output: z.object({ product: product.nullable() }),
  example: { input: { productIds: [101] }, output: { product: null } },
  failures: {},
})

export const relatedCalls = [findRelated, findSeen, suggestForCart] as const
