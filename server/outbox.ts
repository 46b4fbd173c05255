import { sql } from 'drizzle-orm'
import { insertRows } from '../database/insert-rows.ts'
import { keepSql } from '../database/kept-statement.ts'
import type { Database } from '../database/pool.ts'
import type { Shop } from '../shop/lib/shop.server.ts'
import { outbox } from '../shop/mails/outbox.tables.server.ts'

const keys = ['channel', 'template', 'recipient', 'data', 'dedupeKey', 'parkedAt', 'origin'] as const
const insertMessages = keepSql(
  'outbox',
  () => sql`${insertRows(outbox, keys, 'messages')} on conflict (dedupe_key) do nothing`,
)

/**
 * The outbox as handlers see it: rows written in their own transaction, one per cause. `originOf`: from where whoever causes them
 * is a stranger.
 */
export function outboxOn(database: Database, originOf?: () => string): Shop['outbox'] {
  return {
    async add(...messages) {
      const origin = originOf?.()
      const rows = origin ? messages.map(message => ({ ...message, origin })) : messages
      await insertMessages(database, { messages: JSON.stringify(rows) })
    },
  }
}
