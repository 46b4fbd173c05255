import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { auditMoney, heldByPractice } from '../../tests/support/money-auditor.ts'
import {
  type CardOrder,
  cardGoods,
  charge,
  finish,
  lookAtPayment,
  openPayment,
  placeByCard,
  practise,
  sendEvent,
  workAsJob,
} from '../../tests/support/paying.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { Refused } from './card-provider.ts'
import { practiceOn } from './providers/practice/practice-provider.server.ts'

let shop: TestShop
let staff: Person
let goods: number[]
beforeAll(async () => {
  shop = await openTestShop(30, { variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
  goods = [await cardGoods(shop.pool), await cardGoods(shop.pool, { weighed: true })]
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

/** The possible events of an order; `number` is the amount, or picks one of the waiting events. */
const steps = [
  'pays in the browser',
  'is declined in the browser',
  'is asked by the bank',
  'answers the bank',
  'is charged',
  'practises',
  'opens',
  'looks',
  'an event comes',
  'all events come, backwards and twice',
  'runs out',
  'the job works',
  'staff refund',
  'staff take',
  'staff print',
  'staff close',
  'staff reject',
] as const
type Step = (typeof steps)[number]

type Life = { isWeighed: boolean; rounds: { step: Step; number: number }[][] }

const step = fc.record({ step: fc.constantFrom(...steps), number: fc.integer({ min: 1, max: 100 }) })
/** The life of one order: rounds of events that happen at the same time. */
const life: fc.Arbitrary<Life> = fc.record({
  isWeighed: fc.boolean(),
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
})

const practice = () =>
  practiceOn({ database: databaseOn(shop.pool), derive: derivedFrom(TEST_SECRET), clock: () => new Date() })
type ProviderEvent = { body: string; headers: Record<string, string> }

/** Runs all these events on a new order. */
async function live({ isWeighed, rounds }: Life): Promise<void> {
  const order = await placeByCard(shop, goods[isWeighed ? 1 : 0] as number)
  const events: ProviderEvent[] = []
  for (const round of rounds)
    await Promise.all(round.map(({ step, number }) => happen(step, number, order, events)))
}

/** The provider's side of an order that was opened: its webhook events wait in `events`. */
async function atProvider(
  order: CardOrder,
  events: ProviderEvent[],
  does: (intentId: string) => Promise<unknown>,
) {
  const { rows } = await shop.pool.query('select intent_id from practice_intents where order_id = $1', [
    order.orderId,
  ])
  if (!rows[0]) return
  await does(rows[0].intent_id).catch(error => {
    if (!(error instanceof Refused)) throw error
  })
  const { raw, signature } = practice().sign(rows[0].intent_id)
  events.push({
    body: raw.toString(),
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  })
}

async function happen(step: Step, number: number, order: CardOrder, events: ProviderEvent[]): Promise<void> {
  const { orderId } = order
  const byStaff = (path: string, body: object) => answered(shop.post(path, body, staff.bearer))
  const become = (orderStatus: string) =>
    byStaff('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' })
  const does: Record<Step, () => Promise<unknown>> = {
    'pays in the browser': () => atProvider(order, events, id => practice().pay(id, 'pm_card_visa')),
    'is declined in the browser': () =>
      atProvider(order, events, id => practice().pay(id, 'pm_card_visa_chargeDeclined')),
    'is asked by the bank': () =>
      atProvider(order, events, id => practice().pay(id, 'pm_card_threeDSecure2Required')),
    'answers the bank': () => atProvider(order, events, id => practice().answerBank(id, number > 30)),
    'is charged': () => answered(charge(shop, order, number > 30 ? 'tok_visa' : 'tok_chargeDeclined')),
    practises: () =>
      answered(practise(shop, order, number > 30 ? 'pm_card_visa' : 'pm_card_authenticationRequired')),
    opens: () => answered(openPayment(shop, order)),
    looks: () => answered(lookAtPayment(shop, order)),
    'an event comes': async () => {
      const event = events[number % (events.length || 1)]
      if (event) expect(await sendEvent(shop, event, 'practice')).toBe(200)
    },
    'all events come, backwards and twice': async () => {
      const all = [...events, ...events].reverse()
      await Promise.all(all.map(async event => expect(await sendEvent(shop, event, 'practice')).toBe(200)))
    },
    'runs out': async () => {
      await shop.pool.query(
        `update orders set pay_until = now() - interval '1 second' where order_id = $1 and pay_until is not null`,
        [orderId],
      )
      expect(await workAsJob(shop.pool)).toEqual([])
    },
    'the job works': async () => expect(await workAsJob(shop.pool)).toEqual([]),
    'staff refund': () => byStaff('/payment/refund', { orderId, amount: number, reason: 'Too small' }),
    'staff take': () => byStaff('/payment/take', { orderId, amount: number }),
    'staff print': () => become('PRINTED'),
    'staff close': () => become('CLOSED'),
    'staff reject': () => become('REJECTED'),
  }
  await does[step]()
}

/** Simultaneous requests are answered or refused; they never cause an error of the shop. */
const answered = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  expect(status, `${JSON.stringify(body)} ${shop.log.slice(-3).join('')}`).toBeLessThan(500)
}

test('in any order of payments, events, refunds and expiries of 500 orders, money matches stock', {
  timeout: 240_000,
}, async () => {
  let lived = 0
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 20, maxLength: 20 }), async lives => {
      await Promise.all(lives.map(live))
      lived += lives.length
      await finish(shop.pool)
      expect(await auditMoney(shop.pool, await heldByPractice(shop.pool))).toEqual([])
    }),
    { numRuns: 25, endOnFailure: true },
  )
  expect(lived).toBe(500)
  const { rows } = await shop.pool.query(
    `select payment_state as state from orders where payment_method = 'CARD' group by 1 order by 1`,
  )
  // Every event has happened, not only the likely ones.
  expect(rows.map(({ state }) => state)).toEqual([
    'AUTHORISED',
    'EXPIRED',
    'PAID',
    'PART_REFUNDED',
    'REFUNDED',
    'RELEASED',
  ])
})
