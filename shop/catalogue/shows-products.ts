import type { Thing } from '../lib/things.ts'

/** What a list of products shows: each of them, and what all products share; `more` says what would change the list. */
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
