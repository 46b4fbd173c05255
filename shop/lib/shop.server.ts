import type { Database } from '../../database/pool.ts'
import type { MapTiles } from '../near/map.contract.ts'
import type { MapService } from '../near/map-provider.ts'
import type { Limits } from './limits.server.ts'
import type { Thing } from './things.ts'

/** A message for the outside. `dedupeKey` names its cause: the same cause never writes two. */
export type OutboxMessage = {
  channel: 'mail' | 'sms'
  template: string
  recipient: string
  data: Record<string, unknown>
  dedupeKey: string
  /** Set where nobody is to get it: written only so that a known and an unknown address cost the same. */
  parkedAt?: Date
}

/** A change by staff, for the audit: what was done to what, and how it looked before and after. */
export type AuditEntry = {
  action: string
  subject: string
  subjectId: number | string
  before?: unknown
  after?: unknown
}

/** Who makes a call. */
export type Caller = {
  custId: number
  loginId: string
  firstName: string
  roles: readonly string[]
  /** Has roles that count for nothing until the account has a second factor: the shop requires it. */
  needsSecondFactor: boolean
  sessionId: number
}

/** What is known of the other end without anybody having signed in. */
export type Visitor = {
  /** Network address; a key for limits, never stored or logged as it is. */
  address: string
  /** Who signed in on this browser before (from a signed cookie). */
  knownCustId: number | undefined
}

/** Who takes cards for this shop: the practice, which moves no money, or Stripe by the keys of an account. */
export type CardService =
  | { name: 'practice' }
  | {
      name: 'stripe'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      /** Where its API is reached, if not where it is for everybody. */
      address: string | undefined
    }

/** What a handler may use; it takes what it needs in its first line. */
export type Shop = {
  /** In a call that writes: one transaction, committed when the handler answers and rolled back when it refuses. */
  database: Database
  clock: () => Date
  caller: Caller | undefined
  visitor: Visitor
  limits: Limits
  outbox: { add(...messages: OutboxMessage[]): Promise<void> }
  audit: { add(entry: AuditEntry): Promise<void> }
  /** These things have changed, once this is committed; for what the database does not tell by itself. */
  changed(...things: Thing[]): void
  /**
   * Writes something besides the answer, for which nobody waits: counts of what was looked for. It is lost where the
   * database does not take it, and never makes a call fail.
   */
  aside(write: (database: Database) => Promise<unknown>): void
  /** The visitor is signed in from now on, by the session with this token; or out, with `undefined`. */
  signIn(session: { token: string; custId: number } | undefined): void
  /** 32 bytes that only this shop makes of a text, and always the same. */
  derive(text: string): Buffer
  /** Who takes cards; nobody where no provider is configured. */
  cards: CardService | undefined
  /** Who answers questions about places. */
  maps: MapService
  /** The map of somebody else that pages draw; nothing where it is the shop's own. */
  mapTiles: MapTiles | undefined
  /** Tells whoever runs the shop, by the log: in words that are always the same, and facts that quote nobody. */
  warn(says: string, facts: Record<string, unknown>): void
  /** Whether something carries mails and text messages from here; they wait where nothing does. */
  carriers: { mail: boolean; sms: boolean }
  version: string
  environmentLabel: string
  /** Where people reach the shop, as in `https://shop.example`, without a slash at the end; empty where it is not known. */
  publicAddress: string
}
