import type { Thing } from '../lib/things.ts'

/** The things a list of products depends on: each product, and what all share; `more` lists other things that change it. */
export const showsProducts = (
  list: readonly { productId: number }[] | undefined,
  ...more: Thing[]
): Thing[] => [
  'settings',
  'departments',
  'categories',
  'brands',
  ...more,
  ...(list ?? []).map(({ productId }): Thing => `product ${productId}`),
]
