import type { Database } from '../database/pool.ts'
import type { Shop } from '../shop/lib/shop.server.ts'
import { outbox } from './ledger.tables.server.ts'

/** The outbox as handlers see it: rows written in their own transaction, one per cause. */
export function outboxOn(database: Database): Shop['outbox'] {
  return {
    async add(...messages) {
      await database.insert(outbox).values(messages).onConflictDoNothing({ target: outbox.dedupeKey })
    },
  }
}
