import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { writtenAt } from './columns.server.ts'

/** The answer that a repeatable call gave to a key: a repeat with the same input gets it again, another input is refused. */
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

/**
 * The count of each limited action within its time (`shop/lib/limits.server.ts`); `expire` is in milliseconds since 1970.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  table => [index().on(table.expire)],
)
