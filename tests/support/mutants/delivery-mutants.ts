import type { Mutant } from './mutant.ts'

const byZones = 'shop/orders/placing/zones-at-checkout'
const byBookings = 'shop/qurbani/booking/delivered-bookings'

/** Guards of delivery, as in `mutants.ts`. */
export const deliveryMutants: Record<string, Mutant> = {
  'an address that is too far is delivered to': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: "if (reach?.reach === 'TOO_FAR')",
    without: 'if (false)',
    noticedBy: byZones,
    test: 'is refused at its field',
  },
  'less than the least order is delivered': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: 'if (below) return',
    without: 'if (below && below.missing < 0) return',
    noticedBy: byZones,
    test: 'less than the least order of a zone',
  },
  'a share is brought free of charge': {
    file: 'shop/qurbani/booking/read-delivery.server.ts',
    guard: 'return deliveryFee(shares, rules.shippingBands)',
    without: 'return 0',
    noticedBy: byBookings,
    test: 'the zone of the address decides the charge',
  },
  'a share is brought however far': {
    file: 'shop/qurbani/booking/read-delivery.server.ts',
    guard: "if (reach?.reach === 'TOO_FAR')",
    without: 'if (false)',
    noticedBy: byBookings,
    test: 'an address that is too far',
  },
  'an edit is priced by the zones of today': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: 'order.shippingBands ? { ...charges.rules, shippingBands: order.shippingBands } : charges.rules',
    without: 'charges.rules',
    noticedBy: byZones,
    test: 'stays with the order: an edit is priced by the charges of the day of the order',
  },
  'addresses of strangers leave the shop without end': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: 'await limits.spend(asksOutside, visitor.address)',
    without: '',
    noticedBy: byZones,
    test: 'a client that asks for many addresses is answered by the embedded provider, and may still order',
  },
  'a name that only sounds alike sends an order away': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: 'own.find(one => isMeant(one, typed, { near: near !== undefined && isNear(near, one), home }))',
    without: 'own[0]',
    noticedBy: byZones,
    test: 'the question is answered without a zone',
  },
  'what a service does not know is nowhere': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: ": (await askProvider({ ...shop, maps: embedded }, 'geocode', question)).answer",
    without: ': answer',
    noticedBy: byZones,
    test: 'the embedded provider knows the town',
  },
  'carts are priced at addresses without end': {
    file: 'shop/cart/price-cart.server.ts',
    guard: 'await shop.limits.spend(locatesFromAddress, shop.visitor.address)',
    without: '',
    noticedBy: byZones,
    test: 'a client that prices carts at very many addresses must wait, but may still price and order as before',
  },
}
