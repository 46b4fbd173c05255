/** A guard of the shop, and how it looks when somebody takes it away. */
export type Mutant = { file: string; guard: string; without: string }

/**
 * Builds that are broken on purpose. `MUTANT=<name> npx vitest run --project calls` tests one of them, and must fail:
 * a test that does not notice a missing guard does not count.
 */
export const mutants: Record<string, Mutant> = {
  'stock is taken without looking whether there is enough': {
    file: 'shop/availability/take.server.ts',
    guard: 'where available < quantity',
    without: 'where false',
  },
  'stock is read without locking it': {
    file: 'shop/availability/take.server.ts',
    guard: ' order by availability_id for no key update',
    without: '',
  },
  'a repeat is an order of its own': {
    file: 'server/calls.ts',
    guard: 'call.repeatable && key !== undefined',
    without: 'false',
  },
  'what the shopper saw is not compared': {
    file: 'shop/orders/save-order.server.ts',
    guard: 'toMinor(header.grandTotal, exponent) !== sums.total',
    without: 'false',
  },
  'any link opens an order': {
    file: 'shop/orders/find-order-by-link.server.ts',
    guard: '!same(found.order.linkKey, link)',
    without: 'false',
  },
  'any token proves where a change comes from': {
    file: 'server/anti-forgery.ts',
    guard: '!fitsSession(secret, session, header)',
    without: 'false',
  },
  'a change may come from another site': {
    file: 'server/anti-forgery.ts',
    guard: '!fromHere(request)',
    without: 'false',
  },
}
