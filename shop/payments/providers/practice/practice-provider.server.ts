import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/pool.ts'
import type { Shop } from '../../../lib/shop.server.ts'
import { m } from '../../../messages/m.ts'
import { BadSignature, type CardProvider, type Intent, Refused, SIGNED_WITHIN } from '../../card-provider.ts'
import type { CardOutcome } from '../../payment-words.ts'
import { practiceIntents } from '../../payments.tables.server.ts'
import { declinedText, practiceAnswer, practiceCardOf } from './practice-cards.rules.ts'

type Row = typeof practiceIntents.$inferSelect
type Change = Partial<Record<keyof Row, unknown>>

/** The extra abilities of the practice provider: it answers for the bank of a card that asks, and signs its events. */
export type Practice = CardProvider & {
  answerBank(intentId: string, isConfirmed: boolean): Promise<Intent>
  sign(intentId: string): { raw: Buffer; signature: string }
}

const { intentId: id, card, amount, taken, refunded, takenLater, doneKeys } = practiceIntents

/** The days for which a bank keeps an authorization, as most do. */
const DAYS_ASIDE = 7

/** The state of a payment once its card is accepted: authorized, or captured at once. */
const accepted = (now: Date): Change => ({
  card: sql`case when ${takenLater} then 'put aside' else 'taken' end`,
  aside: sql`case when ${takenLater} then ${amount} else 0 end`,
  taken: sql`case when ${takenLater} then 0 else ${amount} end`,
  captureBefore: sql`case when ${takenLater} then ${now.toISOString()}::timestamptz + ${DAYS_ASIDE} * interval '1 day' end`,
  failure: null,
})

/**
 * Returns a provider that behaves like the test mode of Stripe and moves no money. It stores its payments itself; each
 * change is one conditional statement outside of any transaction, as with a real provider.
 */
export function practiceOn({
  database,
  clock,
  derive,
}: Pick<Shop, 'database' | 'clock' | 'derive'>): Practice {
  const secret = derive('practice payments')
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const seconds = () => Math.floor(clock().getTime() / 1000)
  const find = async (intentId: string) => {
    const [row] = await database.select().from(practiceIntents).where(eq(id, intentId))
    if (!row) throw new Refused('resource_missing')
    return shown(row)
  }
  /** Changes a payment in one of the `from` states, once for each key; otherwise it is refused, or was done before. */
  const change = async (intentId: string, from: readonly CardOutcome[], set: Change, key?: string) => {
    const done = key ? sql`${key} = any(${doneKeys})` : sql`false`
    const [row] = await database
      .update(practiceIntents)
      .set({ ...set, ...(key ? { doneKeys: sql`array_append(${doneKeys}, ${key})` } : {}) } as never)
      .where(
        and(
          eq(id, intentId),
          sql`${card} = any(${sql.param([...from])}::text[])`,
          sql`not ${done}`,
          fits(set),
        ),
      )
      .returning()
    if (row) return shown(row)
    const now = await find(intentId)
    if (key && (await isDone(database, intentId, key))) return now
    throw new Refused('payment_intent_unexpected_state')
  }
  const practice: Practice = {
    name: 'practice',
    publishableKey: null,
    signatureHeader: 'stripe-signature',
    check: async () => 'practice',
    async open({ key: openedBy, orderId, amount, currency, takenLater }) {
      const intentId = `pi_practice_${randomUUID().replaceAll('-', '')}`
      await database
        .insert(practiceIntents)
        .values({ intentId, openedBy, orderId, amount, currency, takenLater, card: 'needs a card' })
        .onConflictDoNothing()
      const [row] = await database
        .select()
        .from(practiceIntents)
        .where(eq(practiceIntents.openedBy, openedBy))
      if (!row) throw new Refused('resource_missing')
      return shown(row)
    },
    find,
    async pay(intentId, token) {
      const method = practiceCardOf(token)
      if (!method) throw new Refused('resource_missing')
      const answer = practiceAnswer(method)
      const set: Change =
        answer === 'pays'
          ? accepted(clock())
          : answer === 'asks'
            ? { card: 'needs confirming', failure: null }
            : { card: 'needs a card', failure: declinedText(answer.declined) }
      return change(intentId, ['needs a card', 'needs confirming'], set)
    },
    answerBank: (intentId, isConfirmed) =>
      change(
        intentId,
        ['needs confirming'],
        isConfirmed
          ? accepted(clock())
          : {
              card: 'needs a card',
              failure: `${m.payments_not_confirmed()};payment_intent_authentication_failure`,
            },
      ),
    take: (intentId, wanted, key) =>
      change(intentId, ['put aside'], { card: 'taken', taken: wanted, aside: 0 }, key),
    refund: (intentId, wanted, key) =>
      change(intentId, ['taken'], { refunded: sql`${refunded} + ${wanted}::bigint` }, key),
    cancel: (intentId, key) =>
      change(
        intentId,
        ['needs a card', 'needs confirming', 'put aside'],
        { card: 'cancelled', aside: 0 },
        key,
      ),
    sign(intentId) {
      const event = {
        id: `evt_${randomUUID()}`,
        type: 'payment_intent.updated',
        data: { object: { id: intentId } },
      }
      const raw = Buffer.from(JSON.stringify(event))
      const at = seconds()
      return { raw, signature: `t=${at},v1=${signed(`${at}.${raw}`)}` }
    },
    async readEvent(raw, signature) {
      const { t = '', v1 = '' } = Object.fromEntries(
        signature.split(',').map(part => part.split('=', 2) as [string, string]),
      )
      const [expected, given] = [Buffer.from(signed(`${t}.${raw}`)), Buffer.from(v1)]
      const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
      if (!isSigned || !/^\d+$/.test(t) || Math.abs(seconds() - Number(t)) > SIGNED_WITHIN)
        throw new BadSignature()
      const event = JSON.parse(raw.toString()) as {
        id: string
        type: string
        data: { object: { id: string } }
      }
      return { eventId: event.id, kind: event.type, intentId: event.data.object.id }
    },
  }
  return practice
}

/** True if an amount can be captured or refunded at all. */
const fits = (set: Change) =>
  typeof set.taken === 'number'
    ? sql`${set.taken}::bigint between 1 and ${amount}`
    : set.refunded
      ? sql`${set.refunded} <= ${taken}`
      : undefined

async function isDone(database: Database, intentId: string, key: string): Promise<boolean> {
  const [row] = await database.select({ doneKeys }).from(practiceIntents).where(eq(id, intentId))
  return row?.doneKeys.includes(key) ?? false
}

const shown = (row: Row): Intent => ({
  intentId: row.intentId,
  clientSecret: `${row.intentId}_secret`,
  card: row.card as CardOutcome,
  amount: row.amount,
  takenLater: row.takenLater,
  aside: row.aside,
  taken: row.taken,
  refunded: row.refunded,
  captureBefore: row.captureBefore,
  cardType: null,
  failure: row.failure,
})
