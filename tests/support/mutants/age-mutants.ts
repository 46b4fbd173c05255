import type { Mutant } from './mutant.ts'

const byOrders = 'shop/orders/ages/ages-of-orders'
const byDoor = 'shop/payments/runs/ages-at-the-door'
const byCounter = 'shop/payments/counter/ages-at-the-counter'

/** Guards of products that ask for an age: confirmed with the order, checked at the handover, and never replaced or added unasked. */
export const ageMutants: Record<string, Mutant> = {
  'an order is placed although nobody confirmed the age': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: 'if (!isOldEnough(header.ageConfirmed, ageFrom))',
    without: 'if (!isOldEnough(99, ageFrom))',
    noticedBy: byOrders,
    test: 'an order needs the highest age that its products ask for, and keeps what was confirmed',
  },
  'an order is changed although nobody confirmed the age': {
    file: 'shop/orders/ages/refuse-age.server.ts',
    guard: 'isOldEnough(ageConfirmed, ageToConfirm)',
    without: 'isOldEnough(99, ageToConfirm) || ageConfirmed === 99',
    noticedBy: byOrders,
    test: 'a customer adds a product that asks for an age only after they confirmed it',
  },
  'a replacement asks for a higher age': {
    file: 'shop/orders/swaps/unfit.server.ts',
    guard: 'if (!isOldEnough(ageFrom, instead.ageFrom))',
    without: 'if (!isOldEnough(99, instead.ageFrom))',
    noticedBy: byOrders,
    test: 'the product that a customer named replaces a line only if they confirmed its age',
  },
  'a product that asks for a higher age is offered as a replacement': {
    file: 'shop/orders/swaps/substitute.rules.ts',
    guard: "if (!isOldEnough(line.ageFrom, product.ageFrom)) return 'UNFIT'",
    without: '',
    noticedBy: byOrders,
    test: 'the product that a customer named replaces a line only if they confirmed its age',
  },
  'a driver hands over without checking an ID': {
    file: 'shop/payments/runs/at-the-door.server.ts',
    guard: 'if (unchecked) return',
    without: 'if (unchecked && stopId < 0) return',
    noticedBy: byDoor,
    test: 'a driver hands an order over only after an ID was checked for the age of its lines',
  },
  'a driver hands over while a line with an age is added': {
    file: 'shop/payments/runs/at-the-door.server.ts',
    guard: "{ lock: true, branches: 'all' }",
    without: "{ lock: false, branches: 'all' }",
    noticedBy: byDoor,
    test: 'a line with an age that is added while its driver hands over is checked, or comes too late',
  },
  'the desk closes an order without checking an ID': {
    file: 'shop/orders/desk/change-order-status.server.ts',
    guard: 'if (unchecked) return',
    without: 'if (unchecked && orderId < 0) return',
    noticedBy: byCounter,
    test: 'the desk closes an order only after an ID was checked, once',
  },
  'the desk closes an order while a line with an age is added': {
    file: 'shop/orders/desk/change-order-status.server.ts',
    guard: ".for('no key update')\n  if (!before)",
    without: '\n  if (!before)',
    noticedBy: byCounter,
    test: 'a line with an age that is added while the desk closes its order is checked, or comes too late',
  },
  'the counter sells without checking an ID': {
    file: 'shop/payments/counter/sell.server.ts',
    guard: 'if (unchecked) return',
    without: 'if (unchecked && orderId < 0) return',
    noticedBy: byCounter,
    test: 'a sale at the counter needs a checked ID for the age of its products',
  },
  'a change that was paid for is saved although nobody confirmed the age': {
    file: 'shop/payments/own/save-paid-change.server.ts',
    guard: '!isAgeConfirmed(planned) || ',
    without: '',
    noticedBy: 'shop/payments/own/ages-of-paid-changes',
    test: 'a change whose product asks for an age before it is paid is not saved, and its payment goes back',
  },
  'a standing order is saved although nobody confirmed the age': {
    file: 'shop/lists/standing/save-standing.server.ts',
    guard: 'if (!isOldEnough(ageConfirmed, ageFrom))',
    without: 'if (!isOldEnough(99, ageFrom))',
    noticedBy: 'shop/lists/standing/standing-ages',
    test: 'a standing order of products that ask for an age needs it, and passes it on to its orders',
  },
}
