import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { customers } from './customers.tables.server.ts'

/**
 * What an account shows besides its password: codes of an app that knows `secret`. It counts once it is confirmed. The
 * secret is encrypted with a key that is not in the database (`seal.server.ts`); of recovery codes only hashes are kept.
 */
export const secondFactors = pgTable('second_factors', {
  custId: integer()
    .primaryKey()
    .references(() => customers.custId),
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The step of 30 seconds whose code was used last: neither it nor an earlier one works again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoveryHashes: text().array().notNull().default([]),
  createdAt: writtenAt(),
})
