import type { Database } from '../../database/pool.ts'

/** A message for the outside. `dedupeKey` names its cause: the same cause never writes two. */
export type OutboxMessage = {
  channel: 'mail' | 'sms' | 'webhook'
  template: string
  recipient: string
  data: Record<string, unknown>
  dedupeKey: string
}

/** Who makes a call. */
export type Caller = { custId: number; loginId: string; firstName: string; roles: readonly string[] }

/** What a handler may use; it takes what it needs in its first line. */
export type Shop = {
  /** In a call that writes: one transaction, committed when the handler answers and rolled back when it refuses. */
  database: Database
  clock: () => Date
  caller: Caller | undefined
  outbox: { add(...messages: OutboxMessage[]): Promise<void> }
  version: string
  environmentLabel: string
}
