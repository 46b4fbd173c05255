import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../../lib/columns.server.ts'
import { customers } from '../customers.tables.server.ts'

/** The credentials of an account (`providerId` is always `credential`): `password` is an argon2id hash; nothing else is ever stored of a password. */
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

/** Sessions: `token` is the SHA-256 of what the browser or program holds. Address and browser are not stored. */
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
    /** The idle limit; use moves it on, at most to 30 days after `createdAt`. */
    expiresAt: moment().notNull(),
    createdAt: writtenAt(),
    updatedAt: writtenAt(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** One-time links: `identifier` is a hash of purpose and secret, `value` what the link is for. */
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
