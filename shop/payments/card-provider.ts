import type { SeenPayment } from './ledger.rules.ts'

/** A payment as its provider shows it. */
export type Intent = SeenPayment & {
  intentId: string
  /** Opens the provider's own form in the browser for this payment, and nothing else. Never stored, never logged. */
  clientSecret: string
  /** Why the last attempt failed: what people read, and after a semicolon its code. */
  failure: string | null
}

/** What a payment is opened for. Amounts in minor units of `currency`. */
export type Opening = {
  /** Opens the payment of this order once, and of no order of another shop with the same account. */
  key: string
  orderId: number
  orderNum: string
  amount: number
  currency: string
  takenLater: boolean
}

/** An event as its provider signed it: which payment it is about is all that is believed of it. */
export type ProviderEvent = { eventId: string; kind: string; intentId: string | undefined }

/**
 * Who takes cards. Every call goes outside, has a time limit, and may be repeated: the same `key` never does a thing twice. They
 * throw `ProviderAway` where nothing is known of what happened, and `Refused` where it was refused for good.
 */
export type CardProvider = {
  name: 'stripe' | 'practice'
  /** What the provider's form in the browser needs. */
  publishableKey: string | null
  /** Opens the payment of an order, or finds it again. */
  open(opening: Opening): Promise<Intent>
  /** Tries to pay by the token of a card; one that is declined says why in `failure`. */
  pay(intentId: string, token: string): Promise<Intent>
  find(intentId: string): Promise<Intent>
  /** Takes so much of what is put aside; the rest is let go. */
  take(intentId: string, amount: number, key: string): Promise<Intent>
  refund(intentId: string, amount: number, key: string): Promise<Intent>
  /** Lets go what is put aside, or ends a payment that nobody made. */
  cancel(intentId: string, key: string): Promise<Intent>
  /** Reads an event; throws `BadSignature` where it was not signed by the provider within the last minutes. */
  readEvent(raw: Buffer, signature: string): Promise<ProviderEvent>
}

/** The provider did not answer, or not so that it could be understood: asking again is safe, and needed to know. */
export class ProviderAway extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'ProviderAway'
  }
}

/** The provider refused for good. `code` is its name for why; never anything about people or cards. `isOfCard`: the card was declined. */
export class Refused extends Error {
  readonly code: string
  readonly isOfCard: boolean
  constructor(code: string, isOfCard = false) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.isOfCard = isOfCard
  }
}

/** An event that the provider did not sign, or long ago. */
export class BadSignature extends Error {
  constructor() {
    super('not signed')
    this.name = 'BadSignature'
  }
}

/** An event may have been signed so many seconds ago, or ahead by another clock. */
export const SIGNED_WITHIN = 300
