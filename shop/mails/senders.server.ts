import type { Database } from '../../database/pool.ts'
import type { Shop } from '../lib/shop.server.ts'
import type { SmsProvider } from './sms-provider.server.ts'
import type { Mailer } from './smtp.server.ts'

/** The requirements for sending. A channel without a provider is skipped. */
export type Senders = {
  database: Database
  inTransaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>
  clock: () => Date
  publicAddress: string
  derive: Shop['derive']
  mailer: Mailer | undefined
  sms: SmsProvider | undefined
  isStopping: () => boolean
  report: (error: unknown) => void
  /** Adds a line to the log; no personal data. */
  note?: (says: string, about: Record<string, string | number>) => void
}
