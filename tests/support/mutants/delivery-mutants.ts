import type { Mutant } from './mutant.ts'

const byZones = 'shop/orders/placing/zones-at-checkout'
const byBookings = 'shop/qurbani/booking/delivered-bookings'

/** Guards of delivery, as in `mutants.ts`. */
export const deliveryMutants: Record<string, Mutant> = {
  'the shop delivers to an address that is too far away': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: "if (reach?.reach === 'TOO_FAR')",
    without: 'if (false)',
    noticedBy: byZones,
    test: 'is refused at its field',
  },
  'an order below the minimum is delivered': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: 'if (below) return',
    without: 'if (below && below.missing < 0) return',
    noticedBy: byZones,
    test: 'an order below the minimum of its zone',
  },
  'a share is delivered free of charge': {
    file: 'shop/qurbani/booking/read-delivery.server.ts',
    guard: 'return deliveryFee(shares, rules.shippingBands)',
    without: 'return 0',
    noticedBy: byBookings,
    test: 'the zone of the address decides the charge',
  },
  'a share is delivered over any distance': {
    file: 'shop/qurbani/booking/read-delivery.server.ts',
    guard: "if (reach?.reach === 'TOO_FAR')",
    without: 'if (false)',
    noticedBy: byBookings,
    test: 'an address that is too far',
  },
  'an edit is priced by the zones of today': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: '{ ...charges.rules, delivered: true, shippingBands: order.shippingBands }',
    without: 'charges.rules',
    noticedBy: byZones,
    test: 'stays with the order: an edit is priced by the charges of the day of the order',
  },
  'a stranger can send any number of addresses to a map provider': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: 'await limits.spend(asksOutside, visitor.address)',
    without: '',
    noticedBy: byZones,
    test: 'a client that asks for many addresses is answered by the embedded provider, and may still order',
  },
  'a place whose name only sounds similar refuses an order': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: 'own.find(one => isMeant(one, typed, { near: isNearAny(one), home: home ?? undefined }))',
    without: 'own[0]',
    noticedBy: byZones,
    test: 'the question is answered without a zone',
  },
  'an address that the map service does not know has no position': {
    file: 'shop/delivery/locate-address.server.ts',
    guard: ": (await askProvider({ ...shop, maps: embedded }, 'geocode', question)).answer",
    without: ': answer',
    noticedBy: byZones,
    test: 'the embedded provider knows the town',
  },
  'one client can price carts at any number of addresses': {
    file: 'shop/cart/price-cart.server.ts',
    guard: 'await shop.limits.spend(locatesFromAddress, shop.visitor.address)',
    without: '',
    noticedBy: byZones,
    test: 'a client that prices carts at very many addresses must wait, but may still price and order as before',
  },
}
