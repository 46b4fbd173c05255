import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Messages to the outside (mail, SMS), written in the transaction that causes them and sent later. `dedupeKey` makes each
 * cause write its message only once.
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
    /** The origin, if a stranger caused it, as a hash that only this shop can make; null for staff, customers, the shop. */
    origin: text(),
    createdAt: writtenAt(),
    /** Counted when an attempt begins, so that an attempt that crashes the process counts too. */
    attempts: smallint().notNull().default(0),
    /** The reason the last attempt failed, in words for staff. */
    problem: text(),
    sentAt: moment(),
    /** No longer retried: it failed too often, or must not be delivered. */
    parkedAt: moment(),
    /** Not tried before this. While it is being sent: the time to retry if its sender is gone. */
    nextTryAt: writtenAt(),
    /** Claimed until then by the sender that set this value; afterwards it is free. */
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
    // For deleting old messages: they are stored in the order of their time.
    index('outbox_created').using('brin', table.createdAt).concurrently(),
    // For counting recent messages to an address.
    index('outbox_got').on(sql`lower(${table.recipient})`, table.sentAt),
    // For counting recent messages caused from one place.
    index('outbox_from').on(table.origin, table.sentAt).where(sql`${table.origin} is not null`),
  ],
)
