import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { smsNumberOf } from '../../customers/sms-consent.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { OutboxMessage } from '../../lib/shop.server.ts'
import { messageDay } from '../desk/qurbani-desk.contract.ts'
import { qurbaniDays } from '../season.tables.server.ts'
import { isPaidShare } from '../share-facts.server.ts'

type Recipient = {
  bookingId: number
  orderId: number
  email: string
  custId: number | null
  /** The number of a guest who agreed to texts. */
  number: string | null
}

export const answerMessageDay = handle(messageDay, async ({ seasonId, day, text, dryRun }, shop) => {
  const { database, outbox, audit } = shop
  const [found] = await database
    .select({ date: qurbaniDays.date })
    .from(qurbaniDays)
    .where(and(eq(qurbaniDays.seasonId, seasonId), eq(qurbaniDays.day, day)))
  if (!found) return refuse(messageDay, 'NOT_FOUND', undefined)
  const { rows } = await database.execute<Recipient>(sql`
    select b.booking_id::float8 as "bookingId", o.order_id as "orderId", c.email, o.cust_id as "custId",
      case when o.send_sms_flag then c.phone1 end as number
    from qurbani_bookings b join orders o on o.order_id = b.order_id join contacts c on c.contact_id = o.contact_id
    where exists (select from qurbani_shares s where s.booking_id = b.booking_id and s.season_id = ${seasonId} and s.day = ${day}
      and ${isPaidShare}) order by b.booking_id`)
  const said = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const about = ({ bookingId, orderId }: Recipient) => ({
    template: 'qurbani-message',
    data: { orderId, day, date: found.date, text },
    dedupeKey: `qurbani-message ${bookingId} ${day} ${said}`,
  })
  const messages = rows
    .filter(({ email }) => email)
    .map(row => ({ ...about(row), channel: 'mail' as const, recipient: row.email }))
  const texts: OutboxMessage[] = []
  for (const row of rows) {
    const { custId } = row
    const number = (custId === null ? undefined : await smsNumberOf(database, custId)) ?? row.number
    const { data, dedupeKey, ...same } = about(row)
    if (number)
      texts.push({
        ...same,
        channel: 'sms',
        recipient: number,
        data: { ...data, ...(row.number === number ? {} : { custId }) },
        dedupeKey: `${dedupeKey} sms`,
      })
  }
  const keys = sql.param(messages.map(({ dedupeKey }) => dedupeKey))
  const known = await database.execute<{ all: number }>(
    sql`select count(*)::int as all from outbox where dedupe_key = any(${keys}::text[])`,
  )
  const before = known.rows[0]?.all ?? 0
  const answer = { bookings: rows.length, mails: messages.length, texts: texts.length, before }
  if (dryRun || messages.length === before) return answer
  await outbox.add(...messages, ...texts)
  await audit.add({
    action: 'message',
    subject: 'qurbani season',
    subjectId: seasonId,
    after: { day, text, mails: messages.length - answer.before },
  })
  return answer
})
