import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { type Charge, type Intent, newCharge, newIntent, newRefund } from './stripe-objects.ts'

/** A refusal of the API, in the shape of its errors. */
export class ApiError extends Error {
  readonly status: number
  readonly about: { type: string; code?: string; [more: string]: unknown }
  constructor(
    status: number,
    about: { type: string; code?: string; message: string; [more: string]: unknown },
  ) {
    super(about.message)
    this.status = status
    this.about = about
  }
}

/** The fields of a request, by their bracketed names. */
export type Form = ReadonlyMap<string, string>

const random = () => randomUUID().replaceAll('-', '')
const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new ApiError(status, { type: 'invalid_request_error', message, ...more })

/** The declines of test mode, by the endings of their tokens and methods: code, reason, text. */
const declines: Record<string, [code: string, reason: string, says: string]> = {
  chargeDeclined: ['card_declined', 'generic_decline', 'Your card was declined.'],
  chargeDeclinedInsufficientFunds: [
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  chargeDeclinedLostCard: ['card_declined', 'lost_card', 'Your card was declined.'],
  chargeDeclinedStolenCard: ['card_declined', 'stolen_card', 'Your card was declined.'],
  chargeDeclinedExpiredCard: ['expired_card', 'expired_card', 'Your card has expired.'],
  chargeDeclinedIncorrectCvc: ['incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  chargeDeclinedProcessingError: [
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
}
const pays = ['visa', 'mastercard', 'amex', 'visa_debit', 'mastercard_prepaid']
const asks = ['authenticationRequired', 'threeDSecure2Required']

/** The payments of an account in test mode, as in Stripe's API. */
export class StripeAccount {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  /** The reason the card banks accept no refunds; undefined if they do. */
  refundsFail: string | undefined
  readonly #methods = new Map<string, string>()

  find(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent)
      throw invalid(`No such payment_intent: '${id}'`, { code: 'resource_missing', param: 'intent' }, 404)
    return intent
  }

  create(form: Form): Intent {
    const id = `pi_${random()}`
    const intent = newIntent({
      id,
      clientSecret: `${id}_secret_${random()}`,
      amount: wholeOf(form, 'amount'),
      currency: textOf(form, 'currency'),
      isManual: form.get('capture_method') === 'manual',
      description: form.get('description') ?? null,
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => {
          const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
          return key ? [[key, value]] : []
        }),
      ),
    })
    this.intents.set(id, intent)
    return intent
  }

  /** Tries to pay, as the server does with a token and the provider's browser form with a method. */
  confirm(id: string, form: Form): Intent {
    const intent = this.find(id)
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
      throw unexpected(intent, 'confirm')
    const given = form.get('payment_method') ?? form.get('payment_method_data[card][token]')
    const name = given?.replace(/^(tok|pm_card)_/, '').replace(/^visa_(?=chargeDeclined)/, '') ?? ''
    const decline = declines[name]
    if (decline) return this.#decline(intent, decline)
    if (!given || ![...pays, ...asks].includes(name))
      throw invalid(`No such token: '${given}'`, { code: 'resource_missing', param: 'payment_method' })
    this.#methods.set(id, given)
    intent.last_payment_error = null
    intent.payment_method = 'pm_stand_in'
    if (pays.includes(name)) return this.#accept(intent)
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} } as Stripe.PaymentIntent.NextAction
    return intent
  }

  /** The cardholder's answer to the bank (3-D Secure). */
  answerBank(id: string, isConfirmed: boolean): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_action') throw unexpected(intent, 'confirm')
    intent.next_action = null
    if (isConfirmed) return this.#accept(intent)
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = wrong(
      'invalid_request_error',
      'payment_intent_authentication_failure',
      'The provided PaymentMethod has failed authentication.',
    )
    return intent
  }

  capture(id: string, form: Form): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_capture') throw unexpected(intent, 'capture')
    const amount = form.has('amount_to_capture') ? wholeOf(form, 'amount_to_capture') : intent.amount
    if (amount > intent.amount_capturable)
      throw invalid(
        'The requested capture amount is greater than the amount you can capture for this charge.',
        {
          code: 'amount_too_large',
          param: 'amount_to_capture',
        },
      )
    const charge = this.#chargeOf(intent)
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    // The rest is refunded automatically.
    Object.assign(charge, {
      captured: true,
      amount_captured: amount,
      amount_refunded: charge.amount - amount,
    })
    return intent
  }

  cancel(id: string): Intent {
    const intent = this.find(id)
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpected(intent, 'cancel')
    if (intent.latest_charge) {
      const charge = this.#chargeOf(intent)
      Object.assign(charge, { amount_refunded: charge.amount, refunded: true })
    }
    const canceled_at = Math.floor(Date.now() / 1000)
    return Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null, canceled_at })
  }

  refund(form: Form) {
    const intent = this.find(textOf(form, 'payment_intent'))
    const charge = intent.latest_charge ? this.#chargeOf(intent) : undefined
    if (!charge?.captured) throw unexpected(intent, 'refund')
    const left = charge.amount - charge.amount_refunded
    const amount = form.has('amount') ? wholeOf(form, 'amount') : left
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    if (amount > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      })
    if (this.refundsFail)
      return {
        ...newRefund(`re_${random()}`, intent, amount),
        status: 'failed',
        failure_reason: this.refundsFail,
      }
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    return newRefund(`re_${random()}`, intent, amount)
  }

  /** A payment as returned, with its charge if that was requested. */
  shown(intent: Intent, form: Form): Intent {
    const isExpanded = [...form].some(
      ([name, value]) => /^expand\[\d*\]$/.test(name) && value === 'latest_charge',
    )
    const { latest_charge: charge } = intent
    return isExpanded && charge
      ? { ...intent, latest_charge: this.#chargeOf(intent) as Stripe.Charge }
      : { ...intent }
  }

  #chargeOf = (intent: Intent): Charge => this.charges.get(intent.latest_charge as string) as Charge

  #accept(intent: Intent): Intent {
    const isManual = intent.capture_method === 'manual'
    const charge = newCharge(`ch_${random()}`, intent, {
      isCaptured: !isManual,
      funding: /_(debit|prepaid)$/.exec(this.#methods.get(intent.id) ?? '')?.[1] ?? 'credit',
    })
    this.charges.set(charge.id, charge)
    intent.latest_charge = charge.id
    intent.status = isManual ? 'requires_capture' : 'succeeded'
    if (isManual) intent.amount_capturable = intent.amount
    else intent.amount_received = intent.amount
    return intent
  }

  #decline(intent: Intent, [code, decline_code, message]: [string, string, string]): never {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = wrong('card_error', code, message, decline_code)
    throw new ApiError(402, {
      type: 'card_error',
      code,
      decline_code,
      message,
      payment_intent: { ...intent },
    })
  }
}

const wrong = (type: string, code: string, message: string, decline_code?: string) =>
  ({
    type,
    code,
    message,
    ...(decline_code ? { decline_code } : {}),
  }) as Stripe.PaymentIntent.LastPaymentError

const unexpected = (intent: Intent, what: string) =>
  invalid(`You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

function textOf(form: Form, name: string): string {
  const value = form.get(name)
  if (!value) throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

function wholeOf(form: Form, name: string): number {
  const value = textOf(form, name)
  if (!/^[1-9]\d*$/.test(value))
    throw invalid(`Invalid positive integer: ${name}`, { code: 'parameter_invalid_integer', param: name })
  return Number(value)
}
