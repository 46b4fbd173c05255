import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { NOBODY } from './forget-messages.server.ts'
import { forgetsReader } from './outbox.rules.ts'
import { outbox } from './outbox.tables.server.ts'
import type { MessageRow } from './read-facts.server.ts'

/** The data of a message without the secrets of its links. */
export const withoutSecrets: SQL = sql`case when ${outbox.data} ? 'others'
  then jsonb_set(${outbox.data} - 'secret', '{others}', coalesce(
    (select jsonb_agg(o.other - 'secret') from jsonb_array_elements(${outbox.data} -> 'others') o(other)), '[]'))
  else ${outbox.data} - 'secret' end`

/** Matches the row while this sender holds its claim. */
const whileMine = ({ messageId, claimedUntil }: MessageRow) =>
  and(
    eq(outbox.messageId, messageId),
    eq(outbox.claimedUntil, claimedUntil as Date),
    isNull(outbox.sentAt),
    isNull(outbox.parkedAt),
  )

const inSome = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`

/** Marks a message as sent. Returns true if the caller still held it; otherwise another sender reports the result. */
export async function markSent(database: Database, row: MessageRow): Promise<boolean> {
  const marked = await database
    .update(outbox)
    .set({
      ...{ sentAt: sql`now()`, problem: null, claimedUntil: null, data: withoutSecrets },
      ...(forgetsReader(row.template) ? { recipient: NOBODY, data: {} } : {}),
    })
    .where(whileMine(row))
    .returning({ messageId: outbox.messageId })
  return marked.length > 0
}

/** Parks a message, so that it is not retried; `problem` says why. */
export async function parkMessage(database: Database, row: MessageRow, problem: string): Promise<void> {
  await database
    .update(outbox)
    .set({ parkedAt: sql`now()`, problem, claimedUntil: null, data: withoutSecrets })
    .where(whileMine(row))
}

/** Schedules a retry after the given milliseconds. `uncounted`: the failure was not the message's fault. */
export async function tryLater(
  database: Database,
  row: MessageRow,
  { problem, wait, uncounted = false }: { problem: string | null; wait: number; uncounted?: boolean },
): Promise<void> {
  await database
    .update(outbox)
    .set({
      problem,
      claimedUntil: null,
      nextTryAt: inSome(wait),
      ...(uncounted ? { attempts: sql`${outbox.attempts} - 1` } : {}),
    })
    .where(whileMine(row))
}
