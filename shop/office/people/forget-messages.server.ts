import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { rowsOf } from './export-person.server.ts'
import type { Whose } from './whose-data.server.ts'

/** The recipient of messages that are for no one: they are in no list and never sent. */
const NOBODY = 'nobody'

/**
 * Empties the messages to and about a person in the running transaction, except for the order number; unsent ones are never
 * sent. Deletes their saved filters and the stored answers for repeated requests. Returns the ids of the messages.
 */
export async function forgetMessages(database: Database, whose: Whose, now: Date): Promise<number[]> {
  const rows = rowsOf(whose)
  const { rows: emptied } = await database.execute<{
    messageId: number
  }>(sql`update outbox set recipient = ${NOBODY},
    problem = null, dedupe_key = 'gone ' || message_id,
    parked_at = case when sent_at is null then coalesce(parked_at, ${now}) else parked_at end,
    data = case when data ? 'orderId' then jsonb_build_object('orderId', data -> 'orderId') else '{}' end
    where ${rows.outbox} or data -> 'others' @> ${JSON.stringify([{ custId: whose.custId }])}::jsonb
    returning message_id::int as "messageId"`)
  await database.execute(sql`delete from idempotency_keys where ${rows.idempotency_keys}`)
  await database.execute(sql`delete from saved_filters where ${rows.saved_filters}`)
  return emptied.map(({ messageId }) => messageId)
}
