import type { Mutant } from './mutant.ts'

const byAgain = 'shop/orders/again/order-again'

/** Guards of orders that are ordered again. */
export const againMutants: Record<string, Mutant> = {
  'any link orders an order again': {
    file: 'shop/orders/again/order-again.server.ts',
    guard: 'order && isKeyOf(order, link)',
    without: 'order',
    noticedBy: byAgain,
    test: 'only its owner reads it by its number, and anyone by its link',
  },
  "another customer's order is ordered again": {
    file: 'shop/orders/again/order-again.server.ts',
    guard: ', ownedBy(caller.custId)',
    without: '',
    noticedBy: byAgain,
    test: 'only its owner reads it by its number, and anyone by its link',
  },
  'lines that are ordered again each get the whole stock': {
    file: 'shop/cart/again/check-again.server.ts',
    guard: 'reserved.get(line.productId) ?? 0',
    without: '0',
    noticedBy: byAgain,
    test: 'a line gets what is left of the stock, each after those before it',
  },
}
