import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { outbox } from './outbox.tables.server.ts'
import type { MessageRow } from './read-facts.server.ts'

/** Retries a parked message as if it had never been tried. */
export async function wakeMessage(database: Database, messageId: number, now: Date): Promise<MessageRow> {
  const [waiting] = await database
    .update(outbox)
    .set({ parkedAt: null, attempts: 0, problem: null, nextTryAt: now, claimedUntil: null, createdAt: now })
    .where(eq(outbox.messageId, messageId))
    .returning()
  return waiting as MessageRow
}

/** Copies a sent message as a new one, to be sent again. */
export async function copyMessage(database: Database, row: MessageRow, now: Date): Promise<MessageRow> {
  const { channel, template, recipient, data } = row
  const dedupeKey = `again ${row.messageId} ${now.getTime()}`
  const [copy] = await database
    .insert(outbox)
    .values({ channel, template, recipient, data, dedupeKey, createdAt: now, nextTryAt: now })
    .returning()
  return copy as MessageRow
}
