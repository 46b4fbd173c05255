import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/** The recipient of messages that are for no one: they are in no list and never sent. */
export const NOBODY = 'nobody'

/**
 * Empties the messages to and about a person in the running transaction, except for the order number; unsent ones are never
 * sent. `theirs` is the condition on the messages of the person. Returns the ids of the messages.
 */
export async function forgetMessages(
  database: Database,
  { theirs, custId, now }: { theirs: SQL; custId: number | null; now: Date },
): Promise<number[]> {
  const { rows } = await database.execute<{
    messageId: number
  }>(sql`update outbox set recipient = ${NOBODY},
    problem = null, dedupe_key = 'gone ' || message_id,
    parked_at = case when sent_at is null then coalesce(parked_at, ${now}) else parked_at end,
    data = case when data ? 'orderId' then jsonb_build_object('orderId', data -> 'orderId') else '{}' end
    where ${theirs} or data -> 'others' @> ${JSON.stringify([{ custId }])}::jsonb
    returning message_id::int as "messageId"`)
  return rows.map(({ messageId }) => messageId)
}
