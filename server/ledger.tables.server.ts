import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../shop/lib/columns.server.ts'

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
