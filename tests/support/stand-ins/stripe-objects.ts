import type Stripe from 'stripe'

/** Objects as Stripe's API returns them, with every field that its published types promise. */
export type Intent = Omit<Stripe.PaymentIntent, 'lastResponse'>
export type Charge = Omit<Stripe.Charge, 'lastResponse'>
export type Refund = Omit<Stripe.Refund, 'lastResponse'>
export type StripeEvent = Omit<Stripe.Event, 'data'> & { data: { object: object } }

const seconds = () => Math.floor(Date.now() / 1000)

/** A payment that was just created. */
export const newIntent = (given: {
  id: string
  clientSecret: string
  amount: number
  currency: string
  isManual: boolean
  description: string | null
  metadata: Record<string, string>
}): Intent => ({
  id: given.id,
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount: given.amount,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  canceled_at: null,
  cancellation_reason: null,
  capture_method: given.isManual ? 'manual' : 'automatic',
  client_secret: given.clientSecret,
  confirmation_method: 'automatic',
  created: seconds(),
  currency: given.currency,
  customer: null,
  customer_account: null,
  description: given.description,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: given.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
})

/** The charge of a card, or an authorization if `isCaptured` is false. */
export const newCharge = (
  id: string,
  intent: Intent,
  { isCaptured, funding }: { isCaptured: boolean; funding: string },
): Charge => ({
  id,
  object: 'charge',
  amount: intent.amount,
  amount_captured: isCaptured ? intent.amount : 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: isCaptured ? `txn_${id}` : null,
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: null,
    name: null,
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: 'SOUK',
  captured: isCaptured,
  created: seconds(),
  currency: intent.currency,
  customer: null,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: 'pm_stand_in',
  payment_method_details: {
    type: 'card',
    card: { funding, ...(isCaptured ? {} : { capture_before: seconds() + 7 * 86_400 }) },
  } as Charge['payment_method_details'],
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
})

/** A refund to a card. */
export const newRefund = (id: string, intent: Intent, amount: number): Refund => ({
  id,
  object: 'refund',
  amount,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  balance_transaction: `txn_${id}`,
  charge: intent.latest_charge as string,
  created: seconds(),
  currency: intent.currency,
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: intent.id,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

/** An event of Stripe about an object. */
export const newEvent = (id: string, type: string, object: object): StripeEvent =>
  ({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }) as unknown as StripeEvent
