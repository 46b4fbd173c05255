import { departmentAddress, productAddress } from '../../catalogue/catalogue.rules.ts'
import type { Suggestions } from './use-suggestions.ts'

/** A choice of the search box: its address and its text. */
export type Choice =
  | { kind: 'department' | 'page' | 'all'; address: string; name: string }
  | { kind: 'category'; address: string; name: string; within: string }
  | { kind: 'product'; address: string; name: string; image: string | undefined; price: number }

/** The choices under the search box, and their number in words. */
export type FoundChoices = { choices: readonly Choice[]; says: string }

/** Returns the choices under the search box, in order: departments, categories, products, pages, all results. */
export function choicesOf(
  found: Suggestions | undefined,
  all: { term: string; address: string },
  departments: readonly { deptName: string; title: string }[] = [],
): Choice[] {
  if (!found) return []
  const choices = [
    ...found.departments.map(
      ({ deptName, title }): Choice => ({
        kind: 'department',
        address: departmentAddress(deptName),
        name: title,
      }),
    ),
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
    ...found.pages.map(({ address, title }): Choice => ({ kind: 'page', address, name: title })),
  ]
  return choices.length === 0 ? [] : [...choices, { kind: 'all', address: all.address, name: all.term }]
}
