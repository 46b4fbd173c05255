import { and, count, eq, gt, gte, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { m } from '../messages/m.ts'
import { followsOn, limitsOf, type MailLimit } from './mail-limits.rules.ts'
import { type MessageChannel, MOST_TRIES } from './outbox.rules.ts'
import { outbox } from './outbox.tables.server.ts'
import type { MessageRow } from './read-facts.server.ts'
import { withoutSecrets } from './settle-message.server.ts'

/** The length of a claim in seconds: longer than any batch can take. */
const LEASE = 300
/** The advisory lock for claiming messages: two senders that claim at once each count what the other claimed. */
const LOCK = 7_061_302

const inFuture = (seconds: number) =>
  sql`date_trunc('milliseconds', now()) + ${seconds} * interval '1 second'`
const waiting = and(isNull(outbox.sentAt), isNull(outbox.parkedAt))

/** The condition for messages of a channel that are due, for a query that returns a row if there are any. */
export const isDue = (channel: MessageChannel) =>
  and(eq(outbox.channel, channel), waiting, lte(outbox.nextTryAt, sql`now()`))

/**
 * Claims the messages of a channel that have waited longest, in the running transaction. Keep that short: the messages are
 * sent after it commits. Parks messages whose address has had too many, and those whose sender crashed.
 */
export async function claimMessages(
  database: Database,
  channel: MessageChannel,
  most: number,
): Promise<MessageRow[]> {
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  await database
    .update(outbox)
    .set({ parkedAt: sql`now()`, problem: m.mails_problem_stopped(), data: withoutSecrets })
    .where(and(isDue(channel), gte(outbox.attempts, MOST_TRIES)))
  const due = database
    .select({ messageId: outbox.messageId })
    .from(outbox)
    .where(isDue(channel))
    .orderBy(outbox.nextTryAt, outbox.messageId)
    .limit(most)
    .for('update', { skipLocked: true })
  const claimed = await database
    .update(outbox)
    .set({
      claimedUntil: inFuture(LEASE),
      nextTryAt: inFuture(LEASE),
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox.messageId} = any(array(${due}))`)
    .returning()
  claimed.sort((one, other) => one.messageId - other.messageId)
  const surplus = await findSurplus(database, claimed)
  if (surplus.length)
    await database
      .update(outbox)
      .set({
        parkedAt: sql`now()`,
        claimedUntil: null,
        problem: m.mails_problem_limit(),
        data: withoutSecrets,
      })
      .where(inArray(outbox.messageId, surplus))
  return claimed.filter(({ messageId }) => !surplus.includes(messageId))
}

/** The key that a mail is counted under, or null if this limit does not apply to it. */
function counted({ by }: MailLimit, row: MessageRow, known: ReadonlySet<string>): string | null {
  if (by === 'origin') return known.has(row.recipient.toLowerCase()) ? null : row.origin
  return (by === 'reader' ? row.recipient : String(row.data.email ?? '')).toLowerCase()
}

/** True if a text goes to a number that a guest typed: strangers can cause it as they can cause mails. */
const isToGuest = ({ channel, data }: MessageRow) =>
  channel === 'sms' && typeof data.orderId === 'number' && typeof data.custId !== 'number'

/** Returns the claimed messages that exceed an hourly limit; others being sent count as well. */
async function findSurplus(database: Database, claimed: readonly MessageRow[]): Promise<number[]> {
  const mails = claimed.filter(({ channel }) => channel === 'mail')
  const known = await findKnown(database, mails)
  const left = new Map<string, number>()
  const surplus = new Set(await findUnannounced(database, mails))
  const limited = claimed.filter(row => row.channel === 'mail' || isToGuest(row))
  for (const row of limited.filter(({ messageId }) => !surplus.has(messageId)))
    for (const limit of limitsOf(row.template)) {
      const whose = counted(limit, row, known)
      if (!whose) continue
      const key = `${row.channel} ${limit.by} ${limit.templates[0]} ${whose}`
      const room =
        left.get(key) ?? limit.most - (await countSent(database, limit, whose, row.channel, claimed))
      if (room <= 0) surplus.add(row.messageId)
      left.set(key, room - 1)
    }
  return [...surplus]
}

/** Returns the addresses among these that their owners have verified: those people asked for the shop's mails. */
async function findKnown(database: Database, mails: readonly MessageRow[]): Promise<Set<string>> {
  const addresses = mails.flatMap(({ origin, recipient }) => (origin ? recipient.toLowerCase() : []))
  if (addresses.length === 0) return new Set()
  const rows = await database
    .select({ address: sql<string>`lower(${customers.provenEmail})` })
    .from(customers)
    .where(inArray(sql`lower(${customers.provenEmail})`, addresses))
  return new Set(rows.map(({ address }) => address))
}

/** Returns mails that follow up an earlier mail about the same order that was never sent and never will be. */
async function findUnannounced(database: Database, mails: readonly MessageRow[]): Promise<number[]> {
  const following = mails.filter(({ template }) => followsOn[template])
  if (following.length === 0) return []
  const keys = following.map(({ template, data }) => `${followsOn[template]} ${data.orderId}`)
  const announced = await database
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.parkedAt)))
  const known = new Set(announced.map(({ key }) => key))
  return following.flatMap(({ messageId }, at) => (known.has(keys[at] as string) ? [] : [messageId]))
}

async function countSent(
  database: Database,
  { templates, by }: MailLimit,
  whose: string,
  channel: string,
  claimed: readonly MessageRow[],
): Promise<number> {
  const lately = gt(outbox.sentAt, sql`now() - interval '1 hour'`)
  const onItsWay = and(waiting, gt(outbox.claimedUntil, sql`now()`))
  const theirs = {
    reader: eq(sql`lower(${outbox.recipient})`, whose),
    writer: eq(sql`lower(${outbox.data} ->> 'email')`, whose),
    origin: eq(outbox.origin, whose),
  }
  const [found] = await database
    .select({ sent: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, channel),
        inArray(outbox.template, [...templates]),
        theirs[by],
        or(lately, onItsWay),
        notInArray(
          outbox.messageId,
          claimed.map(({ messageId }) => messageId),
        ),
      ),
    )
  return found?.sent ?? 0
}

/** True if the claim holds for a while longer: the recipient was not erased, and no other sender claimed it. */
export async function isStillMine(database: Database, row: MessageRow): Promise<boolean> {
  const [mine] = await database
    .select({ messageId: outbox.messageId })
    .from(outbox)
    .where(
      and(
        eq(outbox.messageId, row.messageId),
        waiting,
        eq(outbox.claimedUntil, row.claimedUntil as Date),
        lt(inFuture(SEND_SECONDS), outbox.claimedUntil),
      ),
    )
  return mine !== undefined
}

/** The time that a claim must have left for a message to be sent, in seconds. */
const SEND_SECONDS = 90
