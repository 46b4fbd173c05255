import type { Mutant } from './mutant.ts'

const byCalls = 'shop/related/bought-together'

/** Guards of pairs: nothing about few buyers is shown, and nothing that cannot be bought. */
export const relatedMutants: Record<string, Mutant> = {
  'a pair of four buyers is counted': {
    file: 'shop/related/count-bought-together.server.ts',
    guard: 'const LEAST_BUYERS = 5',
    without: 'const LEAST_BUYERS = 4',
    noticedBy: byCalls,
    test: 'a pair of five buyers is shown on both pages, a pair of four on none',
  },
  'a rejected order counts': {
    file: 'shop/orders/sales/count-pairs.server.ts',
    guard: " and o.order_status <> 'REJECTED'",
    without: '',
    noticedBy: byCalls,
    test: 'an order of a year ago, a rejected one and a line that was left out do not count',
  },
  'the cart gets what its branch does not sell': {
    file: 'shop/catalogue/product-ids.server.ts',
    guard: 'canBeBoughtAt(branchId)',
    without: 'canBeBought',
    noticedBy: byCalls,
    test: 'the cart gets nothing that is sold out, or that its branch does not sell',
  },
  'a page shows what nobody can buy': {
    file: 'shop/catalogue/product-ids.server.ts',
    guard: ', canBeBought)',
    without: ')',
    noticedBy: byCalls,
    test: 'the choice of staff comes first, in its order, without what nobody can buy',
  },
  'a variant goes well with a product': {
    file: 'shop/catalogue/editing/read-related.server.ts',
    guard: 'else if (known.get(one))',
    without: 'else if (false)',
    noticedBy: byCalls,
    test: 'a product does not go well with itself, with a variant or with what does not exist, and not twice with one',
  },
}
