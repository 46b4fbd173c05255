import type { SeenPayment } from './ledger.rules.ts'
import type { CardType, ProviderName } from './payment-words.ts'

/** A payment as its provider shows it. */
export type Intent = SeenPayment & {
  intentId: string
  /**
   * The secret that opens the provider's own form in the browser for this payment, and nothing else. Never stored, never
   * logged.
   */
  clientSecret: string
  /** The kind of card that paid; null if the provider does not say. */
  cardType: CardType | null
  /** The moment at which the bank releases an authorization that was not captured; null if there is none, or the provider does not say. */
  captureBefore: Date | null
  /** The reason why the last attempt failed: a text for people, then a semicolon and its code. */
  failure: string | null
}

/** The data that opens a payment. Amounts in minor units of `currency`. */
export type Opening = {
  /** The idempotency key of this order's payment; no order of another shop with the same account has it. */
  key: string
  orderId: number
  orderNum: string
  amount: number
  currency: string
  takenLater: boolean
}

/** An event signed by its provider: the shop only trusts it to say which payment it is about. */
export type ProviderEvent = { eventId: string; kind: string; intentId: string | undefined }

/**
 * A card provider. Every call goes to an external server, has a time limit, and may be repeated: the same `key` never does a
 * thing twice. Calls throw `ProviderAway` if the result is unknown, and `Refused` for a final refusal.
 */
export type CardProvider = {
  name: ProviderName
  /** The key that the provider's form in the browser needs. */
  publishableKey: string | null
  /** The header with the signature of an event. */
  signatureHeader: string
  /** Tries the account, without moving money: `practice` has none. Never throws. */
  check(): Promise<'works' | 'practice' | 'refused' | 'no answer'>
  /** Opens the payment of an order, or finds it again. */
  open(opening: Opening): Promise<Intent>
  /** Tries to pay with a card token; a declined one gives the reason in `failure`. */
  pay(intentId: string, token: string): Promise<Intent>
  find(intentId: string): Promise<Intent>
  /** Captures this much of the authorization; the rest is released. */
  take(intentId: string, amount: number, key: string): Promise<Intent>
  refund(intentId: string, amount: number, key: string): Promise<Intent>
  /** Releases the authorization, or ends a payment that was never made. */
  cancel(intentId: string, key: string): Promise<Intent>
  /** Reads an event; throws `BadSignature` unless the provider signed it within the last minutes. */
  readEvent(raw: Buffer, signature: string): Promise<ProviderEvent>
}

/** The provider gave no usable answer: asking again is safe, and needed to find out what happened. */
export class ProviderAway extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'ProviderAway'
  }
}

/**
 * A final refusal by the provider. `code` is the provider's code for the reason; never anything about people or cards.
 * `isOfCard`: the card was declined.
 */
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

/** An event that the provider did not sign, or signed too long ago. */
export class BadSignature extends Error {
  constructor() {
    super('The provider did not sign this event')
    this.name = 'BadSignature'
  }
}

/** The largest age of an event's signature in seconds, and its largest lead if the clocks differ. */
export const SIGNED_WITHIN = 300
