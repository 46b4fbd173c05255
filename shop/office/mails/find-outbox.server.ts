import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { stateOf } from '../../mails/outbox.rules.ts'
import { outbox } from '../../mails/outbox.tables.server.ts'
import { findOutbox, type OutboxRow } from './outbox.contract.ts'

const { messageId, channel, recipient, template, sentAt, parkedAt } = outbox

/** Leaves out messages without a recipient: they are written for links of unknown accounts, only to cost the same time. */
export const isMeant = ne(recipient, 'nobody')

const inState = {
  waiting: and(isNull(sentAt), isNull(parkedAt)),
  sent: isNotNull(sentAt),
  parked: and(isNull(sentAt), isNotNull(parkedAt)),
}

/** A row as staff see it, without secrets of its reader. */
export const showMessage = (row: typeof outbox.$inferSelect): OutboxRow => ({
  messageId: row.messageId,
  channel: row.channel as OutboxRow['channel'],
  template: row.template,
  recipient: row.recipient,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
  nextTryAt: stateOf(row) === 'waiting' && row.attempts > 0 ? row.nextTryAt.toISOString() : null,
  problem: row.problem,
})

export const answerFindOutbox = handle(findOutbox, async (input, { database }) => {
  const words = input.q.trim().toLowerCase()
  const wanted = and(
    isMeant,
    input.channel && eq(channel, input.channel),
    input.state && inState[input.state],
    input.template ? eq(template, input.template) : undefined,
    words ? sql`lower(${recipient}) like ${anywhere(words)}` : undefined,
  )
  const { orderBy, limit, offset } = listRows(input, { time: messageId }, messageId)
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(outbox)
      .where(wanted)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ all: count() }).from(outbox).where(wanted),
  ])
  return { rows: rows.map(showMessage), total: counted?.all ?? 0 }
})
