import type { Mutant } from './mutant.ts'
import { standingMutants } from './standing-mutants.ts'

const byAgain = 'shop/orders/again/order-again'

/** Guards of orders that are ordered again, of lists, and of standing orders. */
export const againMutants: Record<string, Mutant> = {
  ...standingMutants,
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
  'a customer marks any product of the shop': {
    file: 'shop/lists/save-usual.server.ts',
    guard: '!(await hasBought(database, custId, productId))',
    without: 'false',
    noticedBy: 'shop/lists/usual',
    test: 'a customer marks only products that they have ordered',
  },
  'a list learns from the orders of others': {
    file: 'shop/orders/again/read-bought.server.ts',
    guard: 'and(ownedBy(custId), inArray',
    without: 'and(inArray',
    noticedBy: 'shop/lists/usual',
    test: 'a list learns only from the orders of its customer',
  },
  'two saves of lists do not wait for each other': {
    file: 'shop/lists/saved.server.ts',
    guard: 'await lockAccount(database, custId)',
    without: '',
    noticedBy: 'shop/lists/saved',
    test: 'a list whose answer was lost is saved once',
  },
}
