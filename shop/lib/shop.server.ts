import type { Database } from '../../database/pool.ts'
import type { Limits } from './limits.server.ts'
import type { Roles } from './permissions.ts'
import type { CardService, MapService, MapTiles, Services } from './services.ts'
import type { Thing } from './things.ts'

/** A message to send to someone outside. `dedupeKey` names its cause: the same cause never writes two. */
export type OutboxMessage = {
  channel: 'mail' | 'sms'
  template: string
  recipient: string
  data: Record<string, unknown>
  dedupeKey: string
  /** Set if nobody must get it: written only so that a known and an unknown address cost the same. */
  parkedAt?: Date
}

/** A change by staff, for the audit: the action, its subject, and the subject before and after. */
export type AuditEntry = {
  action: string
  subject: string
  subjectId: number | string
  before?: unknown
  after?: unknown
}

/** The account that makes a call. Its `branchRoles` count in calls `ofBranch`, at branches that are open. */
export type Caller = Roles & {
  custId: number
  loginId: string
  firstName: string
  /** Has roles that do not count until the account has a second factor, because the shop requires one. */
  needsSecondFactor: boolean
  sessionId: number
}

/** The facts about the client that need no sign-in. */
export type Visitor = {
  /** Network address; a key for rate limits, never stored or logged in the clear. */
  address: string
  /** The account that last signed in on this browser (from a signed cookie). */
  knownCustId: number | undefined
}

/** The tools of a handler; it takes what it needs in its first line. */
export type Shop = {
  /** In a call that writes, one transaction: committed when the handler answers, rolled back when it refuses. */
  database: Database
  clock: () => Date
  caller: Caller | undefined
  visitor: Visitor
  limits: Limits
  outbox: { add(...messages: OutboxMessage[]): Promise<void> }
  audit: { add(entry: AuditEntry): Promise<void> }
  /**
   * Announces that these things have changed, once this is committed; for changes that the database does not announce
   * automatically.
   */
  changed(...things: Thing[]): void
  /**
   * Writes something beside the answer that nothing waits for, such as counts of searches. It is lost if the database does
   * not take it, and never makes a call fail.
   */
  aside(write: (database: Database) => Promise<unknown>): void
  /** Signs the visitor in with the session of this token, or out with `undefined`. */
  signIn(session: { token: string; custId: number } | undefined): void
  /** Derives 32 bytes from a text: always the same, and only this shop can make them. */
  derive(text: string): Buffer
  /** The provider that takes cards, if one is configured. */
  cards: CardService | undefined
  /** The provider that answers questions about places. */
  maps: MapService
  /** The outside map that pages draw; `undefined` if it is the shop's own. */
  mapTiles: MapTiles | undefined
  /** Warns the operator through the log: in words that are always the same, with facts that quote nobody. */
  warn(says: string, facts: Record<string, unknown>): void
  /** True for each channel that has a carrier for mails or text messages; without one, they wait. */
  carriers: { mail: boolean; sms: boolean }
  /** The mail server, the text provider, the card keys and the public address, with their secrets. */
  services: Services
  version: string
  environmentLabel: string
  /**
   * The public address of the shop, such as `https://shop.example`, without a slash at the end; empty if it is not known.
   */
  publicAddress: string
}

/** The tools of a handler in a call that needs a session. */
export type SignedInShop = Shop & { caller: Caller }
