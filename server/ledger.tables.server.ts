import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../shop/lib/columns.server.ts'

/**
 * Messages to the outside (mail, SMS, webhook), written in the transaction that causes them and sent afterwards.
 * `dedupeKey` makes a cause write its message once.
 */
export const outbox = pgTable(
  'outbox',
  {
    messageId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    channel: text().notNull(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    dedupeKey: text().notNull().unique(),
    createdAt: writtenAt(),
    attempts: smallint().notNull().default(0),
    sentAt: moment(),
    parkedAt: moment(),
  },
  table => [
    index('outbox_waiting')
      .on(table.messageId)
      .where(sql`${table.sentAt} is null and ${table.parkedAt} is null`),
  ],
)

/** Every change by staff: who, when, what, before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    happenedAt: writtenAt(),
    custId: integer().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  table => [index().on(table.subject, table.subjectId), index().on(table.custId, table.happenedAt)],
)

/** What a repeatable call answered to a key: a repeat with the same input gets the same answer, another input is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    call: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: writtenAt(),
  },
  table => [primaryKey({ columns: [table.call, table.key] }), index().on(table.createdAt)],
)

/** How often something limited happened within its time (`shop/lib/limits.server.ts`); `expire` in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  table => [index().on(table.expire)],
)
