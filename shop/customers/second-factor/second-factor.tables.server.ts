import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../../lib/columns.server.ts'
import { customers } from '../customers.tables.server.ts'

/**
 * The second factor of an account: codes of an app that knows `secret`. It counts once it is confirmed. The secret is
 * encrypted with a key outside the database (`seal.server.ts`); recovery codes are stored only as hashes.
 */
export const secondFactors = pgTable('second_factors', {
  custId: integer()
    .primaryKey()
    .references(() => customers.custId),
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The last 30-second step whose code was used: this one and earlier ones do not work again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoveryHashes: text().array().notNull().default([]),
  createdAt: writtenAt(),
})
