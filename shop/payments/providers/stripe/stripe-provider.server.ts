import type Stripe from 'stripe'
import {
  BadSignature,
  type CardProvider,
  type Intent,
  ProviderAway,
  Refused,
  SIGNED_WITHIN,
} from '../../card-provider.ts'
import { type CardOutcome, type CardType, cardTypes } from '../../payment-words.ts'
import { fromStripe, toStripe } from './stripe-amounts.rules.ts'

/** An account at Stripe. */
export type StripeAccount = {
  name: 'stripe'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The address of its API, if not the public one. */
  address: string | undefined
}

/**
 * The milliseconds after which a call is given up; it is repeated under the same key. The caller gets an answer within 10 s.
 */
const TIMEOUT = 4_000
const RETRIES = 1
/** A payment takes longer, and is not repeated: the customer tries again, and still pays only once. */
const paying = { timeout: 8_000, maxNetworkRetries: 0 }

/** The errors for which a retry changes nothing, by the SDK's names. */
const final = ['StripeCardError', 'StripeInvalidRequestError', 'StripeIdempotencyError']

/** The errors of a key that Stripe does not take. */
const refusals = ['StripeAuthenticationError', 'StripePermissionError', 'StripeInvalidRequestError']

const outcomes: Record<string, CardOutcome> = {
  requires_payment_method: 'needs a card',
  requires_confirmation: 'needs a card',
  requires_action: 'needs confirming',
  processing: 'under way',
  requires_capture: 'put aside',
  succeeded: 'taken',
  canceled: 'cancelled',
}

/** Returns a provider for Stripe, with its own SDK and the keys of an account. Amounts are in Stripe's minor units. */
export function stripeBy({ secretKey, publishableKey, webhookSecret, address }: StripeAccount): CardProvider {
  // The SDK is large, and only shops with an account load it.
  let opened: Promise<Stripe> | undefined
  const load = async () => {
    const { default: Sdk } = await import('stripe')
    const options = { timeout: TIMEOUT, maxNetworkRetries: RETRIES, telemetry: false }
    if (address === undefined) return new Sdk(secretKey, options)
    const { hostname: host, port, protocol } = new URL(address)
    return new Sdk(secretKey, { ...options, host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
  }
  const sdk = () => {
    opened ??= load()
    return opened
  }
  const expand = ['latest_charge']
  /**
   * Runs a call and throws by class if its result is known or not; Stripe's texts about people or cards are not passed on.
   */
  const asked = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await call(await sdk())
    } catch (error) {
      const { type = 'no answer', code } = error as { type?: string; code?: string }
      if (final.includes(type)) throw new Refused(code ?? 'refused', type === 'StripeCardError')
      throw new ProviderAway(type)
    }
  }
  /** Does the same for calls that return a payment; any other answer counts as none. */
  const askedIntent = async (call: (stripe: Stripe) => Promise<Stripe.PaymentIntent>) => {
    const intent = await asked(call)
    if (intent?.object !== 'payment_intent')
      throw new ProviderAway('The provider answered something other than a payment')
    return intent
  }
  const find = async (intentId: string) =>
    shown(await askedIntent(stripe => stripe.paymentIntents.retrieve(intentId, { expand })))
  return {
    name: 'stripe',
    publishableKey,
    signatureHeader: 'stripe-signature',
    async check() {
      try {
        await (await sdk()).paymentIntents.list({ limit: 1 }, { timeout: TIMEOUT, maxNetworkRetries: 0 })
        return 'works'
      } catch (error) {
        const { type } = error as { type?: string }
        return refusals.includes(type ?? '') ? 'refused' : 'no answer'
      }
    },
    async open({ key, orderId, orderNum, amount, currency, takenLater }) {
      const opened = await askedIntent(stripe =>
        stripe.paymentIntents.create(
          {
            amount: toStripe(amount, currency),
            currency: currency.toLowerCase(),
            capture_method: takenLater ? 'manual' : 'automatic',
            // Cards and wallets; no method that leaves the page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            description: orderNum,
            metadata: { orderId: String(orderId), orderNum },
            expand,
          },
          { idempotencyKey: key },
        ),
      )
      return shown(opened)
    },
    find,
    async pay(intentId, token) {
      const card = token.startsWith('pm_')
        ? { payment_method: token }
        : { payment_method_data: { type: 'card' as const, card: { token } } }
      try {
        return shown(
          await askedIntent(stripe =>
            stripe.paymentIntents.confirm(intentId, { ...card, expand } as never, paying),
          ),
        )
      } catch (error) {
        // The payment itself says why it was declined.
        if (error instanceof Refused && error.isOfCard) return find(intentId)
        throw error
      }
    },
    async take(intentId, amount, key) {
      const { currency } = await askedIntent(stripe => stripe.paymentIntents.retrieve(intentId))
      const taken = { amount_to_capture: toStripe(amount, currency), expand }
      return shown(
        await askedIntent(stripe => stripe.paymentIntents.capture(intentId, taken, { idempotencyKey: key })),
      )
    },
    async refund(intentId, amount, key) {
      const { currency } = await askedIntent(stripe => stripe.paymentIntents.retrieve(intentId))
      const refund = { payment_intent: intentId, amount: toStripe(amount, currency) }
      const { status, failure_reason: why } = await asked(stripe =>
        stripe.refunds.create(refund, { idempotencyKey: key }),
      )
      // The refund was created, but the bank did not take it: no money went back.
      if (status === 'failed' || status === 'canceled') throw new Refused(why ?? status)
      return find(intentId)
    },
    async cancel(intentId, key) {
      return shown(
        await askedIntent(stripe =>
          stripe.paymentIntents.cancel(intentId, { expand }, { idempotencyKey: key }),
        ),
      )
    },
    async readEvent(raw, signature) {
      try {
        const event = (await sdk()).webhooks.constructEvent(raw, signature, webhookSecret, SIGNED_WITHIN)
        // The SDK only checks the age: an event signed ahead of time could be stored and sent later.
        if (!(signedAt(signature) <= Date.now() / 1000 + SIGNED_WITHIN)) throw new BadSignature()
        return { eventId: event.id, kind: event.type, intentId: intentOf(event.data.object) }
      } catch {
        throw new BadSignature()
      }
    },
  }
}

/** Returns the time at which an event was signed, in seconds. */
const signedAt = (signature: string): number =>
  Number(
    signature
      .split(',')
      .findLast(part => part.startsWith('t='))
      ?.slice(2),
  )

/** Returns the payment that an event is about; for charges and refunds, the one that they belong to. */
function intentOf(about: object): string | undefined {
  const {
    object,
    id,
    payment_intent: of,
  } = about as { object?: string; id?: string; payment_intent?: unknown }
  if (object === 'payment_intent') return id
  if (typeof of === 'string') return of
  return (of as { id?: string } | null | undefined)?.id
}

/** Returns the refunds of captured money: Stripe also counts released authorizations as refunded. */
const givenBack = ({ amount, amount_captured: taken, amount_refunded: back }: Stripe.Charge): number =>
  Math.max(0, back - (amount - taken))

/** Converts a time of Stripe, in seconds. */
const momentOf = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null

/** Returns the kind of a card; Stripe also says `unknown`. */
const typeOf = (funding: string | null | undefined): CardType | null =>
  cardTypes.find(type => type.toLowerCase() === funding) ?? null

function shown(intent: Stripe.PaymentIntent): Intent {
  const { currency, last_payment_error: wrong } = intent
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const ours = (amount: number) => fromStripe(amount, currency)
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    card: outcomes[intent.status] ?? 'under way',
    amount: ours(intent.amount),
    takenLater: intent.capture_method === 'manual',
    aside: ours(intent.amount_capturable),
    taken: ours(intent.amount_received),
    refunded: ours(charge ? givenBack(charge) : 0),
    captureBefore: momentOf(charge?.payment_method_details?.card?.capture_before),
    cardType: typeOf(charge?.payment_method_details?.card?.funding),
    failure: wrong ? `${wrong.message ?? ''};${wrong.decline_code ?? wrong.code ?? ''}` : null,
  }
}
