import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectMoneyAgrees } from '../../tests/support/money-auditor.ts'
import {
  cardGoods,
  charge,
  findPayment,
  finish,
  heldByStripe,
  openPayment,
  placeByCard,
} from '../../tests/support/paying.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import {
  type Asked,
  type Fault,
  faults,
  openStripe,
  type StripeStandIn,
} from '../../tests/support/stand-ins/stripe-stand-in.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let stripe: StripeStandIn
let shop: TestShop
let staff: Person
let piece: number
let weighed: number
beforeAll(async () => {
  stripe = await openStripe()
  shop = await openTestShop(40, { variables: { ...stripe.variables, TRUSTED_PROXIES: '127.0.0.1' } })
  piece = await cardGoods(shop.pool)
  weighed = await cardGoods(shop.pool, { weighed: true })
  staff = await signUp(shop, 'manager')
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})

/** The calls that the life of an order makes; `retrieve` reads its payment again. */
const calls = ['create', 'retrieve', 'confirm', 'capture', 'refund', 'cancel'] as const
/** The most milliseconds until a person who waits for a payment gets an answer, or hears that there is none now. */
const DEFINITE = 12_000
/** The orders that live at the same time. */
const AT_ONCE = 36

/** Checks that a call answers in time, whatever the provider does. */
async function definite<T extends { status: number }>(ask: () => Promise<T>, allowed: number[]): Promise<T> {
  const began = Date.now()
  const answer = await ask()
  expect(Date.now() - began).toBeLessThan(DEFINITE)
  expect(allowed).toContain(answer.status)
  return answer
}

/** Pays an order like a customer who retries until it is paid; the provider fails one kind of call. */
async function live(call: Asked['call'], fault: Fault): Promise<number> {
  const isWeighed = call === 'capture'
  const order = await placeByCard(shop, isWeighed ? weighed : piece)
  // The library asks twice, so the faults for those calls occur twice.
  wrong.set(String(order.orderId), { call, fault, left: 2 })
  for (let tries = 0; tries < 4; tries += 1)
    if ((await definite(() => openPayment(shop, order), [200, 503])).status === 200) break
  if (call === 'cancel') return order.orderId
  let last = -1
  for (let tries = 0; tries < 4 && last !== 0; tries += 1)
    last = (await definite(() => charge(shop, order), [200])).body.statusCode
  expect(last, `${call} ${fault}`).toBe(0)
  const { orderId } = order
  if (call === 'refund')
    await shop.post('/payment/refund', { orderId, amount: 40, reason: 'Too small' }, staff.bearer)
  if (call === 'capture') await shop.post('/payment/take', { orderId, amount: 90 }, staff.bearer)
  expect(['PAID', 'AUTHORISED']).toContain((await findPayment(shop, order)).body.paymentState)
  return orderId
}

const wrong = new Map<string, { call: Asked['call']; fault: Fault; left: number }>()

test('whatever fails with the provider, nobody pays twice and no money is lost', {
  timeout: 200_000,
}, async () => {
  stripe.fail(({ call, orderId }) => {
    const one = wrong.get(orderId ?? '')
    if (one?.call !== call || one.left === 0) return undefined
    one.left -= 1
    return one.fault
  })
  const all = calls.flatMap(call => faults.map(fault => ({ call, fault })))
  const lived: number[] = []
  // Some at a time: they mostly wait for a provider that does not answer.
  for (let at = 0; at < all.length; at += AT_ONCE)
    lived.push(
      ...(await Promise.all(all.slice(at, at + AT_ONCE).map(({ call, fault }) => live(call, fault)))),
    )
  await finish(shop.pool, stripe.variables, 16)
  await expectMoneyAgrees(shop.pool, heldByStripe(stripe))

  expect(lived.length).toBe(72)
  const untouched = [...wrong]
    .filter(([, { left }]) => left === 2)
    .map(([, { call, fault }]) => `${call} ${fault}`)
  expect(untouched).toEqual([])
  const paid = new Map<string, number>()
  for (const { metadata } of stripe.account.charges.values())
    paid.set(metadata.orderId as string, (paid.get(metadata.orderId as string) ?? 0) + 1)
  expect([...paid.values()].every(times => times === 1)).toBe(true)
  const { rows } = await shop.pool.query(
    `select payment_state as state, count(*)::int as orders from orders where payment_method = 'CARD' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { state: 'EXPIRED', orders: 12 },
    { state: 'PAID', orders: 48 },
    { state: 'PART_REFUNDED', orders: 12 },
  ])
  const refunds = [...stripe.account.charges.values()].filter(
    ({ captured, amount_captured: taken, amount, amount_refunded: back }) =>
      captured && back > amount - taken,
  )
  expect(refunds.map(({ amount_refunded }) => amount_refunded)).toEqual(refunds.map(() => 4_000))
})
