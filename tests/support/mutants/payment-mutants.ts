import type { Mutant } from './mutant.ts'

const byRaces = 'shop/payments/racing-to-pay'
const byPractice = 'shop/payments/practice'
const byStripe = 'shop/payments/stripe.calls'
const byCharges = 'shop/payments/charging-a-token'
const byEvents = 'shop/payments/stripe-events'

/** Guards of payment: paying once, refunds, holds, and trusted sources. */
export const paymentMutants: Record<string, Mutant> = {
  'unpaid orders hold the whole stock': {
    file: 'shop/availability/hold.server.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the code
    guard: "least(${shareOf('ownShare')}, ${shareOf('share')} - l.held)",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the code
    without: "least(${shareOf('ownShare')}, l.on_hand - l.held)",
    noticedBy: 'shop/orders/placing/unpaid-orders',
    test: 'unpaid orders together never hold a whole stock',
  },
  'one large order holds as much as all together may': {
    file: 'shop/availability/hold.server.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the code
    guard: "least(${shareOf('ownShare')}, ${shareOf('share')} - l.held)",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the code
    without: "${shareOf('share')} - l.held",
    noticedBy: 'shop/orders/placing/unpaid-orders',
    test: 'anonymous orders of many products leave',
  },
  'an order is settled without locking it': {
    file: 'shop/orders/settle-order.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: byRaces,
    test: 'fifty simultaneous reads of the same payment record it once',
  },
  'a payment stays open although its request was withdrawn as it opened': {
    file: 'shop/payments/open-intent.server.ts',
    guard: "asked.state <> 'OPEN'",
    without: 'false',
    noticedBy: 'shop/payments/rest/rest.calls',
    test: 'a payment that opens while its request is withdrawn is cancelled',
  },
  'a payment stays open although the time of its order ended as it opened': {
    file: 'shop/payments/open-intent.server.ts',
    guard: "payment_state <> 'AWAITING'",
    without: 'false',
    noticedBy: byRaces,
    test: 'a payment that opens as the time ends is cancelled',
  },
  'a late payment is not refunded': {
    file: 'shop/payments/settle-payment.server.ts',
    guard: 'await sendBack(shop, held)',
    without: '',
    noticedBy: byPractice,
    test: 'a payment after the time limit is refunded at once',
  },
  'an order expires although it was paid just before': {
    file: 'shop/payments/work-on-payments.server.ts',
    guard: "order?.paymentState !== 'AWAITING'",
    without: '!order',
    noticedBy: byRaces,
    test: 'a payment at the moment of the time limit counts, or is refunded in full',
  },
  'the refund of an ended order is requested without locking the order': {
    file: 'shop/payments/work-on-payments.server.ts',
    guard: 'await holdOrder(database, orderId)',
    without: '',
    noticedBy: byRaces,
    test: 'a refund during a rejection refunds everything once',
  },
  'a repeated event is an error': {
    file: 'shop/payments/receive-event.server.ts',
    guard: '.onConflictDoNothing()',
    without: '',
    noticedBy: byEvents,
    test: 'an event counts once',
  },
  'an event is handled twice': {
    file: 'shop/payments/receive-event.server.ts',
    guard: 'isNull(paymentEvents.handledAt),',
    without: '',
    noticedBy: byPractice,
    test: 'an event that was handled is not handled again',
  },
  'items are held without a check that there are enough': {
    file: 'shop/availability/all-or-none.server.ts',
    guard: 'where available < quantity',
    without: 'where false',
    noticedBy: byRaces,
    test: 'only one of several simultaneous card orders for the last item holds it',
  },
  'items are held without locking their stock': {
    file: 'shop/availability/all-or-none.server.ts',
    guard: ' order by availability_id for no key update',
    without: '',
    noticedBy: byRaces,
    test: 'only one of several simultaneous card orders for the last item holds it',
  },
  'held items count as available': {
    file: 'shop/availability/all-or-none.server.ts',
    guard: 'coalesce(least(l.on_hand - l.held,',
    without: 'coalesce(least(l.on_hand,',
    noticedBy: byRaces,
    test: 'items held for an order are not available to others, not even for cash',
  },
  'held items are taken twice': {
    file: 'shop/availability/end-holds.server.ts',
    guard: ' and taken_at is null and released_at is null',
    without: '',
    noticedBy: byRaces,
    test: 'the items held by an order are taken once',
  },
  'refunds exceed the amount paid': {
    file: 'shop/payments/refunds/parts-of-refund.server.ts',
    guard: 'Math.min(left, await refundableOf(database, one))',
    without: 'left',
    noticedBy: byRaces,
    test: 'simultaneous refunds never exceed the amount paid',
  },
  'pending refunds are not counted': {
    file: 'shop/payments/settle-payment.server.ts',
    guard: 'left - (task.amount ?? 0)',
    without: 'left',
    noticedBy: byRaces,
    test: 'simultaneous refunds never exceed the amount paid',
  },
  'a repeated refund exceeds the amount captured': {
    file: 'shop/payments/try-task-again.server.ts',
    guard: 'Math.min(wanted ?? 0, most)',
    without: '(wanted ?? 0)',
    noticedBy: 'shop/payments/trying-again',
    test: 'a repeated refund never exceeds the amount captured',
  },
  'an amount on hold is captured twice': {
    file: 'shop/payments/order-money.server.ts',
    guard: '(await isAsked(shop.database, orderId))',
    without: 'false',
    noticedBy: byRaces,
    test: 'only one of several simultaneous captures succeeds',
  },
  'the payment of a rejected order is captured': {
    file: 'shop/payments/order-money.server.ts',
    guard: "held.order.orderStatus === 'REJECTED'",
    without: 'false',
    noticedBy: byPractice,
    test: 'nothing is taken of an order that was rejected',
  },
  'the age of a signature is not checked': {
    file: 'shop/payments/providers/practice/practice-provider.server.ts',
    guard: 'Math.abs(seconds() - Number(t)) > SIGNED_WITHIN',
    without: 'false',
    noticedBy: byPractice,
    test: 'events of practice are signed',
  },
  'an event needs no signature': {
    file: 'shop/payments/providers/practice/practice-provider.server.ts',
    guard: '!isSigned ||',
    without: '',
    noticedBy: byPractice,
    test: 'events of practice are signed',
  },
  'the age of a signature by Stripe is not checked': {
    file: 'shop/payments/providers/stripe/stripe-provider.server.ts',
    guard: 'webhookSecret, SIGNED_WITHIN)',
    without: 'webhookSecret, 1e9)',
    noticedBy: byEvents,
    test: 'forged, changed, old or signed ahead',
  },
  'an event may be signed with a time in the future': {
    file: 'shop/payments/providers/stripe/stripe-provider.server.ts',
    guard: 'if (!(signedAt(signature) <=',
    without: 'if (false && !(signedAt(signature) <=',
    noticedBy: byEvents,
    test: 'forged, changed, old or signed ahead',
  },
  'a released hold counts as a refund': {
    file: 'shop/payments/providers/stripe/stripe-provider.server.ts',
    guard: 'Math.max(0, back - (amount - taken))',
    without: 'back',
    noticedBy: byStripe,
    test: 'for weighed items the amount is put on hold first, and less is captured if they cost less',
  },
  'an order takes its next step before it is paid': {
    file: 'shop/orders/desk/change-order-status.server.ts',
    guard: 'if (isUnpaid(before.paymentState))',
    without: 'if (false)',
    noticedBy: byStripe,
    test: 'is not printed, stepped on',
  },
  'an order is printed before it is paid': {
    file: 'shop/orders/desk/take-step.server.ts',
    guard: 'isNull(orders.payUntil),',
    without: '',
    noticedBy: byStripe,
    test: 'is not printed, stepped on',
  },
  'the charge differs from the total of the order': {
    file: 'shop/payments/charge-payment.server.ts',
    guard: '(found.rest || amount !== grandTotal) && amount !== found.amount',
    without: 'false',
    noticedBy: byCharges,
    test: 'a token charges an order once, with the texts of the specification',
  },
  'a signed-in person can charge the orders of others': {
    file: 'shop/payments/charge-payment.server.ts',
    guard: 'and(byId, ownedBy(caller.custId))',
    without: 'byId',
    noticedBy: byCharges,
    test: 'a signed-in person can charge only their own orders',
  },
}
