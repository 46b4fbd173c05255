import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Messages to the outside (mail, SMS), written in the transaction that causes them and sent afterwards.
 * `dedupeKey` makes a cause write its message once.
 */
export const outbox = pgTable(
  'outbox',
  {
    messageId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    channel: text().notNull(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    dedupeKey: text().notNull().unique(),
    /** From where a stranger caused it, as a mark that only this shop can make; nothing where staff, a customer or the shop did. */
    origin: text(),
    createdAt: writtenAt(),
    /** Counted when a try begins, so that one which ends the process counts as well. */
    attempts: smallint().notNull().default(0),
    /** Why the last attempt failed, in words for staff. */
    problem: text(),
    sentAt: moment(),
    /** Not tried again: it failed too often, or nobody is to get it. */
    parkedAt: moment(),
    /** Not tried before. While it is being sent, when it is tried again should its sender be gone. */
    nextTryAt: writtenAt(),
    /** Belongs to whoever set it to this moment; afterwards to nobody. */
    claimedUntil: moment(),
  },
  table => [
    index('outbox_waiting')
      .on(table.messageId)
      .where(sql`${table.sentAt} is null and ${table.parkedAt} is null`),
    index('outbox_due')
      .on(table.channel, table.nextTryAt, table.messageId)
      .where(sql`${table.sentAt} is null and ${table.parkedAt} is null`),
    index('outbox_parked').on(table.messageId).where(sql`${table.parkedAt} is not null`),
    index('outbox_recipient').using('gin', sql`lower(${table.recipient}) gin_trgm_ops`),
    // How many somebody got lately.
    index('outbox_got').on(sql`lower(${table.recipient})`, table.sentAt),
    // How many were caused from somewhere lately.
    index('outbox_from').on(table.origin, table.sentAt).where(sql`${table.origin} is not null`),
  ],
)
