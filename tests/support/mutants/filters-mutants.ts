import type { Mutant } from './mutant.ts'

const byLists = 'shop/search/filtering'

/** Guards of the filters of a list. Those of their keys are in the database: `filter-keys.calls.test.ts` tests them. */
export const filtersMutants: Record<string, Mutant> = {
  'a list by stock has products that are sold out': {
    file: 'shop/search/filtered-list.server.ts',
    guard: 'const kept = chosen.inStock',
    without: 'const kept = false',
    noticedBy: byLists,
    test: 'a product that is sold out leaves the list by stock, and comes back',
  },
  'a list by certificate has products whose certificate has no document': {
    file: 'shop/certificates/certified.server.ts',
    guard: 'and certificate_id = any(',
    without: 'or certificate_id = any(',
    noticedBy: 'shop/search/certified-lists',
    test: 'no list is narrowed by a certificate that has no document',
  },
  'a list by certificate has products whose certificate has ended': {
    file: 'shop/certificates/certified.server.ts',
    guard: 'const holds = holdsOn(todayAtMainBranch)',
    without: 'const holds = sql`true`',
    noticedBy: 'shop/search/certified-lists',
    test: 'no list is narrowed by a certificate that has ended',
  },
  'a certificate of the main branch finds no food in lists': {
    file: 'shop/search/chosen-filters.server.ts',
    guard: 'return categories.length === 0',
    without: 'return true',
    noticedBy: 'shop/search/certified-lists',
    test: 'a certificate of the main branch is about all food, and about nothing else',
  },
  'the same filters in another order are another page in the cache': {
    file: 'server/pages/page-keys.ts',
    guard: '.filter(Boolean).sort()',
    without: '.filter(Boolean)',
    noticedBy: 'server/pages/page-keys',
    test: '/shop/1?diet=A%2CB&page=2',
  },
  'a list offers filters that leave nothing': {
    file: 'shop/search/filter-options.rules.ts',
    guard: 'option.products > 0 || option.more || chosen.has(key)',
    without: 'true',
    noticedBy: 'shop/search/filter-options.rules',
    test: 'a filter that leaves nothing is offered only if it is chosen',
  },
  'brands are counted among the chosen ones': {
    file: 'shop/search/find-shop-page.server.ts',
    guard: 'filters.brand.length > 0 ? match({ ...filters, brand: [] }) : matches',
    without: 'matches',
    noticedBy: byLists,
    test: 'other brands are counted in the list without the chosen one',
  },
}
