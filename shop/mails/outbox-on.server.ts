import { sql } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows.ts'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import type { Shop } from '../lib/shop.server.ts'
import { outbox } from './outbox.tables.server.ts'
import { sealSecrets } from './sealed-secrets.server.ts'

const keys = ['channel', 'template', 'recipient', 'data', 'dedupeKey', 'parkedAt', 'origin'] as const
const insertMessages = prepareSql<{ messageId: number }>(
  'outbox',
  () => sql`${insertRows(outbox, keys, 'messages')} on conflict (dedupe_key) do nothing
    returning message_id::float8 as "messageId"`,
)

/**
 * The outbox for handlers: rows are written in their own transaction, one per cause, with the secrets of links sealed.
 * `originOf`: returns where the caller is, if the caller is a stranger. `wrote` gets the ids of the messages.
 */
export function outboxOn(
  database: Database,
  { derive }: Pick<Shop, 'derive'>,
  originOf?: () => string,
  wrote?: (ids: number[]) => void,
): Shop['outbox'] {
  return {
    async add(...messages) {
      const origin = originOf?.()
      const rows = messages.map(message => ({
        ...sealSecrets(message, derive),
        ...(origin ? { origin } : {}),
      }))
      const written = await insertMessages(database, { messages: JSON.stringify(rows) })
      wrote?.(written.map(({ messageId }) => messageId))
    },
  }
}
