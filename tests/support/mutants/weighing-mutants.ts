import type { Mutant } from './mutant.ts'

const byScales = 'shop/orders/desk/weighing'
const byStock = 'shop/orders/desk/weighed-stock'
const byCut = 'shop/orders/placing/cut-weight'
const bySettling = 'shop/payments/settling'
const byRests = 'shop/payments/rest/rest'

/** Guards of changed and weighed orders: their versions, the most they cost, their stock, and the money at their end. */
export const weighingMutants: Record<string, Mutant> = {
  'staff change the items of an order of which they saw an older version': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: 'order.version !== version',
    without: 'false',
    noticedBy: 'shop/orders/desk/edit-order',
    test: 'are changed by one of two who look at the same version',
  },
  'two people change the items of an order at once': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: "lock ? found.for('no key update') : found",
    without: 'found',
    noticedBy: 'shop/orders/desk/edit-order',
    test: 'are changed by one of two who look at the same version',
  },
  'items that are out of stock are added to an order': {
    file: 'shop/availability/rebook.server.ts',
    guard: 'where l.available < m.more',
    without: 'where false',
    noticedBy: 'shop/orders/desk/edit-order',
    test: 'are not changed beyond what is there',
  },
  'two people pick the same line of an order': {
    file: 'shop/orders/picking/pick-item.server.ts',
    guard: 'item.itemStatus !== seen',
    without: 'false',
    noticedBy: 'shop/orders/picking/picking',
    test: 'if two pickers pick the same line, one does, and the other gets its current state',
  },
  'a second scale overwrites the first': {
    file: 'shop/orders/picking/pick-item.server.ts',
    guard: 'item.version !== version',
    without: 'false',
    noticedBy: byScales,
    test: 'if two scales weigh at once, one writes and the other sees it',
  },
  'a weighed line costs more than was said': {
    file: 'shop/orders/order-lines.rules.ts',
    guard: 'cap: isLeftOut(line.itemStatus) ? 0 : line.lineCap',
    without: 'cap: isLeftOut(line.itemStatus) ? 0 : null',
    noticedBy: byScales,
    test: 'two chickens are ordered by the piece',
  },
  'a weight that is far off is not asked about': {
    file: 'shop/orders/picking/pick-item.server.ts',
    guard: "if (offBy) return refuse(pickItem, 'FAR_OFF', offBy)",
    without: '',
    noticedBy: byScales,
    test: 'two chickens are ordered by the piece',
  },
  'an order is handed on before it is weighed': {
    file: 'shop/orders/picking/pick-item.server.ts',
    guard: 'found.items.some(isToWeigh)',
    without: 'false',
    noticedBy: byScales,
    test: 'an order whose items are not all weighed is not handed on',
  },
  'goods on the scales are refused because less was counted': {
    file: 'shop/orders/desk/write-edit.server.ts',
    guard: 'atMost: weighed',
    without: 'atMost: false',
    noticedBy: byStock,
    test: 'goods on the scales are there',
  },
  'the stock loses only what a cut leaves': {
    file: 'shop/catalogue/cut-weight.rules.ts',
    guard: 'isCutWeight(measures) ? wholeOf(amount, measures.yieldBp) : amount',
    without: 'amount',
    noticedBy: byCut,
    test: 'an order of cut weight costs that weight',
  },
  'a cart offers more cut weight than the stock leaves': {
    file: 'shop/catalogue/cut-weight.rules.ts',
    guard: 'isCutWeight(measures) ? leftOf(inStock, measures.yieldBp) : inStock',
    without: 'inStock',
    noticedBy: byCut,
    test: 'the cart and the order agree on what the stock is enough for',
  },
  'a removed line still costs': {
    file: 'shop/orders/order-lines.rules.ts',
    guard: "'SUBSTITUTED', 'REMOVED'] as const",
    without: "'SUBSTITUTED'] as const",
    noticedBy: 'shop/orders/desk/edited-lines',
    test: 'lines are removed: they stay visible',
  },
  'a discount is larger than what an order costs': {
    file: 'shop/orders/desk/discount-of.server.ts',
    guard: 'Math.min(agreed, subtotal + tax + shipping)',
    without: 'agreed',
    noticedBy: bySettling,
    test: 'a discount needs its reason',
  },
  'a goodwill refund is asked for again': {
    file: 'shop/payments/order-money.server.ts',
    guard: 'await forgive(shop, order, { refund: minor, reason })',
    without: '',
    noticedBy: bySettling,
    test: 'a refund for goodwill lowers the total',
  },
  'a refund at the provider is asked for again': {
    file: 'shop/payments/settle-payment.server.ts',
    guard: 'await forgiveElsewhere(shop, order, { paymentId: payment.paymentId, given })',
    without: '',
    noticedBy: bySettling,
    test: 'a refund that was made at the provider',
  },
  'an authorization is not captured before it lapses': {
    file: 'shop/payments/work-on-payments.server.ts',
    guard: "now() + interval '24 hours'",
    without: "now() - interval '24 hours'",
    noticedBy: bySettling,
    test: 'an authorization is captured a day before its bank would release it',
  },
  'a closed order keeps what was paid above its total': {
    file: 'shop/payments/work-on-payments.server.ts',
    guard: "or o.order_status = 'CLOSED' and o.paid > o.grand_total",
    without: '',
    noticedBy: bySettling,
    test: 'a customer who has paid more than an order costs',
  },
  'the rest of an order is charged before a person agreed': {
    file: 'shop/payments/order-to-pay.server.ts',
    guard: '(rest?.agreedAt ?? null) !== null',
    without: 'rest !== undefined',
    noticedBy: byRests,
    test: 'nobody is charged more than they agreed to',
  },
  'a person agrees to another amount than they saw': {
    file: 'shop/payments/rest/rest.server.ts',
    guard: 'toDecimal(request.amount, order.exponent) === amount',
    without: 'true',
    noticedBy: byRests,
    test: 'nobody is charged more than they agreed to',
  },
  'a request for more than is due is paid': {
    file: 'shop/payments/rest/still-asked.server.ts',
    guard: 'return amount <= (await readRestDue(database, order))',
    without: 'return true',
    noticedBy: byRests,
    test: 'a request for more than is due now cannot be paid',
  },
  'a request asks for more than its order costs by now': {
    file: 'shop/payments/work-on-payments.server.ts',
    guard: 'withdrawOver(shop, orderId)',
    without: 'Promise.resolve()',
    noticedBy: byRests,
    test: 'a request is withdrawn once the order costs less',
  },
  'an amount that no coin can pay stays due': {
    file: 'shop/payments/cash/cash.rules.ts',
    guard: 'due > 0 && due < coin ? due : 0',
    without: '0',
    noticedBy: 'shop/payments/cash/cash',
    test: 'an amount that no coin can pay is rounded',
  },
  'the hold of a card counts as less because another payment was captured': {
    file: 'shop/payments/ledger.rules.ts',
    guard: 'aside + TAKEN + RELEASED',
    without: "sum('AUTHORISED')",
    noticedBy: byRests,
    test: 'beside an amount on hold the rest is captured at once',
  },
}
