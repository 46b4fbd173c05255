/** A guard of the shop, how it looks when somebody takes it away, and the tests that must notice. */
export type Mutant = { file: string; guard: string; without: string; noticedBy: string }

const byOrders = 'shop/orders/save-order'
const bySessions = 'shop/customers/sessions'

/**
 * Builds that are broken on purpose. `MUTANT=<name> npx vitest run --project calls` tests one of them, and must fail:
 * a test that does not notice a missing guard does not count.
 */
export const mutants: Record<string, Mutant> = {
  'an order does not tell what it took': {
    file: 'shop/orders/save-order.server.ts',
    guard: 'changed(...lines',
    without: 'void (lines',
    noticedBy: 'server/kept-answers',
  },
  'a changed page stays': {
    file: 'server/page-store.ts',
    guard: 'entry.outdated = true',
    without: 'entry.outdated = false',
    noticedBy: 'server/kept-answers',
  },
  'stock is taken without looking whether there is enough': {
    file: 'shop/availability/take.server.ts',
    guard: 'where available < quantity',
    without: 'where false',
    noticedBy: 'shop/orders/racing',
  },
  'stock is read without locking it': {
    file: 'shop/availability/take.server.ts',
    guard: ' order by availability_id for no key update',
    without: '',
    noticedBy: 'shop/orders/racing',
  },
  'a repeat is an order of its own': {
    file: 'server/calls.ts',
    guard: 'call.repeatable && key !== undefined',
    without: 'false',
    noticedBy: 'shop/orders/racing',
  },
  'what the shopper saw is not compared': {
    file: 'shop/orders/save-order.server.ts',
    guard: 'toMinor(header.grandTotal, exponent) !== sums.total',
    without: 'false',
    noticedBy: byOrders,
  },
  'any link opens an order': {
    file: 'shop/orders/find-order-by-link.server.ts',
    guard: '!same(found.order.linkKey, link)',
    without: 'false',
    noticedBy: byOrders,
  },
  'any token proves where a change comes from': {
    file: 'server/anti-forgery.ts',
    guard: '!fitsSession(secret, session, header)',
    without: 'false',
    noticedBy: 'server/machinery',
  },
  'a change may come from another site': {
    file: 'server/anti-forgery.ts',
    guard: '!fromHere(request)',
    without: 'false',
    noticedBy: 'server/machinery',
  },
  'a session never runs out': {
    file: 'shop/customers/sessions.server.ts',
    guard: 's.expires_at > ',
    without: 's.created_at <= ',
    noticedBy: bySessions,
  },
  'tokens are stored as they are': {
    file: 'shop/customers/sessions.server.ts',
    guard: "createHash('sha256').update(token).digest('hex')",
    without: 'token',
    noticedBy: bySessions,
  },
  'scripts can read the session': {
    file: 'server/cookies.ts',
    guard: 'httpOnly: true',
    without: 'httpOnly: false',
    noticedBy: bySessions,
  },
  'whoever has a link may use it for their own account': {
    file: 'shop/customers/prove-email.server.ts',
    guard: 'link.custId !== (caller as Caller).custId',
    without: 'false',
    noticedBy: bySessions,
  },
  'a mailed link works again': {
    file: 'shop/customers/mailed-links.server.ts',
    guard: 'consumeVerificationValue',
    without: 'findVerificationValue',
    noticedBy: bySessions,
  },
  'guesses at an account are not counted': {
    file: 'shop/customers/check-credentials.server.ts',
    guard: 'await limits.spend(guessesAtName, name)',
    without: '',
    noticedBy: 'shop/customers/accounts',
  },
  'a customer may name another': {
    file: 'server/call-routes.ts',
    guard: 'input.custId !== caller?.custId &&',
    without: 'false &&',
    noticedBy: 'server/who-may',
  },
  'whoever is signed in may do what staff may': {
    file: 'server/call-routes.ts',
    guard: "if (!call.who.startsWith('staff: ') ||",
    without: 'if (true ||',
    noticedBy: 'server/who-may',
  },
  'orders come with a mailbox that is not proven': {
    file: 'shop/orders/owned-orders.server.ts',
    guard: 'lower(me.proven_email)',
    without: '(select lower(p.email) from contacts p where p.contact_id = me.contact_id)',
    noticedBy: 'shop/orders/own-orders',
  },
  'an order takes any step': {
    file: 'shop/orders/change-order-status.server.ts',
    guard: 'inArray(orders.orderStatus, [...statesBefore(orderStatus)])',
    without: 'undefined',
    noticedBy: 'shop/orders/own-orders',
  },
  'who may upload is asked after the file was read': {
    file: 'server/call-routes.ts',
    guard: 'onRequest: (request, reply) => admit(',
    without: 'preHandler: (request, reply) => admit(',
    noticedBy: 'server/uploads',
  },
  'a file may be a byte too big': {
    file: 'server/uploads.ts',
    guard: 'size > most',
    without: 'size > most + 1',
    noticedBy: 'shop/catalogue/product-images',
  },
  'pictures that come at the same time do not wait for each other': {
    file: 'shop/catalogue/lock-product.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: 'shop/catalogue/product-images',
  },
}
