import { sql } from 'drizzle-orm'
import { insertRows } from '../database/insert-rows.ts'
import { keepSql } from '../database/kept-statement.ts'
import type { Database } from '../database/pool.ts'
import type { Shop } from '../shop/lib/shop.server.ts'
import { outbox } from './ledger.tables.server.ts'

const keys = ['channel', 'template', 'recipient', 'data', 'dedupeKey', 'parkedAt'] as const
const insertMessages = keepSql(
  'outbox',
  () => sql`${insertRows(outbox, keys, 'messages')} on conflict (dedupe_key) do nothing`,
)

/** The outbox as handlers see it: rows written in their own transaction, one per cause. */
export function outboxOn(database: Database): Shop['outbox'] {
  return {
    async add(...messages) {
      await insertMessages(database, { messages: JSON.stringify(messages) })
    },
  }
}
