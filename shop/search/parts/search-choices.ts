import { productAddress } from '../../catalogue/catalogue.rules.ts'
import type { Suggestions } from './use-suggestions.ts'

/** A choice of the search box: its address and its text. */
export type Choice =
  | { kind: 'category'; address: string; name: string; within: string }
  | { kind: 'product'; address: string; name: string; image: string | undefined; price: number }
  | { kind: 'all'; address: string; name: string }

/** Returns the address of the results for a term. */
export const resultsAddress = (term: string) => `/shop/-1?${new URLSearchParams({ q: term })}`

/** Returns the choices under the search box, in order: categories, products, all results. */
export function choicesOf(
  found: Suggestions | undefined,
  term: string,
  departments: readonly { deptName: string; title: string }[] = [],
): Choice[] {
  if (!found || found.categories.length + found.products.length === 0) return []
  return [
    ...found.categories.map(
      ({ categoryId, category, subCategory }): Choice => ({
        kind: 'category',
        address: `/shop/${categoryId}`,
        name: subCategory,
        within: departments.find(({ deptName }) => deptName === category)?.title ?? category,
      }),
    ),
    ...found.products.map(
      (product): Choice => ({
        kind: 'product',
        address: productAddress(product),
        name: product.productName,
        image: product.images[0],
        price: product.effectivePrice,
      }),
    ),
    { kind: 'all', address: resultsAddress(term), name: term },
  ]
}
