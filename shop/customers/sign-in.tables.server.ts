import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { customers } from './customers.tables.server.ts'

// These three have the columns of Better Auth, which writes them (`auth-engine.server.ts`).

/** How an account proves itself: `password` is an argon2id hash, and nothing else is ever kept of a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => customers.custId),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    createdAt: writtenAt(),
    updatedAt: writtenAt(),
  },
  table => [uniqueIndex().on(table.userId, table.providerId)],
)

/** Who is signed in: `token` is the SHA-256 of what the browser or program holds. Address and browser are not kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    token: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => customers.custId),
    ipAddress: text(),
    userAgent: text(),
    /** Idle until then; moved on by use, at most to 30 days after `createdAt`. */
    expiresAt: moment().notNull(),
    createdAt: writtenAt(),
    updatedAt: writtenAt(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Links that were mailed and work once: `identifier` is a hash of purpose and secret, `value` what the link stands for. */
export const verifications = pgTable(
  'verifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: writtenAt(),
    updatedAt: writtenAt(),
  },
  table => [index().on(table.identifier), index().on(table.expiresAt)],
)
