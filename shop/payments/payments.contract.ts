import { z } from 'zod'
import { ignored } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { paymentStates } from '../orders/payment-states.rules.ts'
import { paymentMethods } from '../settings/choices.ts'
import { cardOutcomes, providerNames, requestStates } from './payment-words.ts'
import { exampleOutcome, examplePayable, exampleSecret } from './payments.examples.ts'
import { practiceMethods } from './providers/practice/practice-words.ts'

/**
 * The result of a card payment: `cardInfo` is JSON text with `failure_message`; `statusCode` below 0 means that no payment
 * was made.
 */
const outcome = z.object({ cardInfo: z.string(), statusCode: z.int(), statusDesc: z.string() })

/** An order for anyone who pays it with its secret link. `amount` in minor units, `payUntil` while its products are held. */
export const payable = z
  .object({
    orderId: z.int(),
    orderNum: z.string(),
    orderType: z.string(),
    orderStatus: z.string(),
    paymentMethod: z.enum(paymentMethods),
    paymentState: z.enum(paymentStates),
    grandTotal: z.number(),
    /** The amount that the card is asked for: the most that the order may cost when its products are weighed. */
    amount: z.int(),
    /** The same in decimals. */
    most: z.number(),
    currency: z.string(),
    payUntil: z.string().nullable(),
    /** The shop's clock, so that the time left does not depend on the visitor's. */
    now: z.string(),
    /** The provider that takes the card; null if none is configured. */
    provider: z.enum(providerNames).nullable(),
    /** The key that the provider's form in the browser needs; null for the practice provider. */
    publishableKey: z.string().nullable(),
    /** The state of the payment at the provider; null before it was opened. */
    card: z.enum(cardOutcomes).nullable(),
    /** The reason of the last failure, in the provider's words. */
    failure: z.string().nullable(),
    /** True if the amount is authorized now and captured when the products are weighed: perhaps less, never more. */
    takenLater: z.boolean(),
    /** The rest that the shop asks for, in decimals, with its reason; `amount` is its amount. Nobody pays it before agreeing. */
    rest: z.object({ amount: z.number(), reason: z.string(), agreed: z.boolean() }).nullable(),
    /**
     * The state of the latest change by its customer that has to be paid for, which `rest` asks for while it is open: `PAID` once it is
     * saved, `GIVEN_BACK` if it could not be saved. Null if the latest request is for something else.
     */
    change: z.enum(requestStates).nullable(),
  })
  .meta({ title: 'Payable' })
/** An order for anyone who pays it with its secret link. */
export type Payable = z.output<typeof payable>

const byLink = { orderNum: line(20), link: line(100) }
const exampleLink = { orderNum: '10012', link: exampleSecret }
/** The refusals for anyone who pays by the secret link. */
const payingFailures = {
  NOT_FOUND,
  /** It is paid, expired, or to be paid in cash: there is no card payment to make. */
  NOT_PAYABLE: { status: 409, says: () => m.payments_not_payable() },
  /** The provider does not take this payment: the amount is too small for a card, or too large. */
  REFUSED: { status: 409, says: () => m.payments_not_taken() },
  /** The provider does not answer. No charge is known; asking again is safe. */
  PROVIDER_AWAY: { status: 503, says: () => m.payments_provider_away() },
} as const

export const findPayment = defineCall({
  does: 'Answers the amount to pay for an order to anyone with its secret link.',
  method: 'GET',
  path: '/payment/find/{orderNum}/{link}',
  who: 'anyone',
  input: z.object(byLink),
  output: payable,
  example: { input: exampleLink, output: examplePayable },
  failures: { NOT_FOUND: payingFailures.NOT_FOUND },
})

export const openPayment = defineCall({
  does: "Opens the payment of an order with the provider, or finds the existing one: each order has one payment, and one for each request of its rest. Answers the secret for the provider's form in the browser.",
  method: 'POST',
  path: '/payment/open',
  who: 'anyone',
  limited: true,
  input: z.strictObject(byLink),
  output: payable.extend({ clientSecret: z.string() }),
  example: {
    input: exampleLink,
    output: { ...examplePayable, card: 'needs a card', clientSecret: 'pi_1_secret_2' },
  },
  failures: payingFailures,
})

export const lookAtPayment = defineCall({
  does: "Asks the provider for the state of an order's payment and saves it.",
  method: 'POST',
  path: '/payment/look',
  who: 'anyone',
  limited: true,
  input: z.strictObject(byLink),
  output: payable,
  example: { input: exampleLink, output: examplePayable },
  failures: payingFailures,
})

export const practisePayment = defineCall({
  does: 'Pays an order with a test card of the practice provider: no money moves. Works only if no real provider is configured.',
  method: 'POST',
  path: '/payment/practise',
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    ...byLink,
    /** A card, or the answer to the question of its bank. */
    step: z.discriminatedUnion('does', [
      z.strictObject({ does: z.literal('pay'), paymentMethod: z.enum(practiceMethods) }),
      z.strictObject({ does: z.literal('confirm') }),
      z.strictObject({ does: z.literal('refuse') }),
    ]),
  }),
  output: payable,
  example: {
    input: { ...exampleLink, step: { does: 'pay', paymentMethod: 'pm_card_visa' } },
    output: { ...examplePayable, paymentState: 'PAID', payUntil: null, card: 'taken' },
  },
  failures: payingFailures,
})

export const chargePayment = defineCall({
  does: "Charges an order's total to a card, once, with a token of the provider. Signed-in customers pay for their own orders; others need the order's secret link.",
  method: 'POST',
  path: '/payment/charge',
  who: 'anyone',
  greets: true,
  limited: true,
  input: z.strictObject({
    /** Minor units of the order's currency; must equal the order's total. */
    amount: z.int().min(0),
    token: line(500),
    payment: z.strictObject({
      orderId: id,
      /** The key of the order's secret link. */
      link: line(100).optional(),
      taxesAmount: ignored,
      totalAmount: ignored,
      updatedBy: ignored,
    }),
    description: line(500).optional(),
  }),
  output: outcome,
  example: {
    input: {
      amount: 178_000,
      token: 'tok_visa',
      payment: { orderId: 5012, link: exampleSecret },
      description: 'Order 10012',
    },
    output: exampleOutcome,
  },
  failures: {
    NOT_FOUND: payingFailures.NOT_FOUND,
    BAD_INPUT,
  },
})

export const savePayment = defineCall({
  does: "Answers the state of an order's payment after asking the provider. The shop itself records payments.",
  method: 'POST',
  path: '/payment/save',
  who: 'anyone',
  greets: true,
  limited: true,
  input: z.strictObject({
    orderId: id,
    /** The key of the order's secret link. */
    link: line(100).optional(),
    taxesAmount: ignored,
    totalAmount: ignored,
    updatedBy: ignored,
  }),
  output: outcome,
  example: { input: { orderId: 5012, link: exampleSecret }, output: exampleOutcome },
  failures: { NOT_FOUND: payingFailures.NOT_FOUND },
})

export const paymentsCalls = [
  findPayment,
  openPayment,
  lookAtPayment,
  practisePayment,
  chargePayment,
  savePayment,
] as const
