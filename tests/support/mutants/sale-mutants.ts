import type { Mutant } from './mutant.ts'

/** Guards of sales that begin and end by the clock. */
export const saleMutants: Record<string, Mutant> = {
  'the sale of a variant ends without locking its product': {
    file: 'shop/catalogue/sales/turn-sales.server.ts',
    guard: 'order by product_id for no key update skip locked`)',
    without: 'order by product_id`)',
    noticedBy: 'shop/catalogue/sales/sale-races',
    test: 'the sale of a variant does not end while a person saves its product: neither waits for the other for ever',
  },
  'a sale gets an end that is over': {
    file: 'shop/catalogue/sales/sale-times.rules.ts',
    guard: 'isNew && saleUntil <= now',
    without: 'false',
    noticedBy: 'shop/catalogue/sales/sale-times',
    test: 'times that cannot be are refused at their fields',
  },
  'a copy of a product whose sale has an end is on sale for ever': {
    file: 'shop/catalogue/editing/duplicate-product.server.ts',
    guard: ' && !hasSaleTimes(row)',
    without: '',
    noticedBy: 'shop/catalogue/sales/sale-times',
    test: 'a copy has no times, and is not on sale by them',
  },
  'an import that is undone leaves the sale charged that its times began': {
    file: 'shop/exchange/variants/options-of-item.server.ts',
    guard: '? [] : saleColumns',
    without: '? [] : []',
    noticedBy: 'shop/exchange/sales/sales-in-files',
    test: 'a sale of many products is planned, begins, and is undone with its times',
  },
}
