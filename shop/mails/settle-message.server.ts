import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { outbox } from './outbox.tables.server.ts'
import type { MessageRow } from './read-facts.server.ts'

/** What a message was made of, but for the secrets of its links. */
export const withoutSecrets: SQL = sql`case when ${outbox.data} ? 'others'
  then jsonb_set(${outbox.data} - 'secret', '{others}', coalesce(
    (select jsonb_agg(o.other - 'secret') from jsonb_array_elements(${outbox.data} -> 'others') o(other)), '[]'))
  else ${outbox.data} - 'secret' end`

/** The row, as long as it belongs to who claimed it. */
const whileMine = ({ messageId, claimedUntil }: MessageRow) =>
  and(
    eq(outbox.messageId, messageId),
    eq(outbox.claimedUntil, claimedUntil as Date),
    isNull(outbox.sentAt),
    isNull(outbox.parkedAt),
  )

const inSome = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`

/** It was sent. Answers whether it still was the caller's: otherwise somebody else tells what became of it. */
export async function markSent(database: Database, row: MessageRow): Promise<boolean> {
  const marked = await database
    .update(outbox)
    .set({ sentAt: sql`now()`, problem: null, claimedUntil: null, data: withoutSecrets })
    .where(whileMine(row))
    .returning({ messageId: outbox.messageId })
  return marked.length > 0
}

/** It is not tried again; `problem` says why. */
export async function parkMessage(database: Database, row: MessageRow, problem: string): Promise<void> {
  await database
    .update(outbox)
    .set({ parkedAt: sql`now()`, problem, claimedUntil: null, data: withoutSecrets })
    .where(whileMine(row))
}

/** It is tried again after so many milliseconds. `uncounted`: what went wrong was no fault of it. */
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
