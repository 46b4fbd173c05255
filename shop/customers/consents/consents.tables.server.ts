import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'
import { consentCauses, consentChannels } from './consent-kinds.ts'

/**
 * Each time that a person allowed or stopped messages: the proof of their consent. Triggers write it (`record-consent.sql`), so that no
 * code can change a permission without it.
 */
export const consents = pgTable(
  'consents',
  {
    consentId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account; null if it is about the order of a guest. */
    custId: integer(),
    /** The order whose guest decided about texts about it. */
    orderId: integer(),
    channel: text({ enum: consentChannels }).notNull(),
    given: boolean().notNull(),
    cause: text({ enum: consentCauses }).notNull(),
    happenedAt: writtenAt(),
  },
  table => [
    index().on(table.custId),
    index().on(table.orderId),
    check('consents_of_one', sql`num_nonnulls(${table.custId}, ${table.orderId}) = 1`),
    check('consents_channel', sql`${table.channel} in ('TEXT', 'EMAIL')`),
    check(
      'consents_cause',
      sql`${table.cause} in ('REGISTERING', 'PROFILE', 'ORDER', 'REPLY', 'NEW NUMBER')`,
    ),
  ],
)
