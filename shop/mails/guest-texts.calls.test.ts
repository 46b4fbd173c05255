import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { type OutboxDesk, outboxDesk } from '../../tests/support/outbox-desk.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openSmsStandIn, type SmsAnswer } from '../../tests/support/stand-ins/sms-stand-in.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { stopOrderTexts } from '../orders/order-texts.server.ts'
import { twilio } from './twilio.server.ts'

let shop: TestShop
let desk: OutboxDesk
let staff: Person
let productId: number
let provider: Awaited<ReturnType<typeof openSmsStandIn>>
let answer: SmsAnswer
beforeAll(async () => {
  shop = await openTestShop(30)
  desk = outboxDesk(shop)
  staff = await signUp(shop, 'orders')
  productId = (await newProduct(shop.pool, { stock: 1000 })).productId
  provider = await openSmsStandIn(() => answer)
})
beforeEach(async () => {
  await desk.empty()
  provider.asked.length = 0
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } }
})
afterAll(async () => {
  await provider.close()
  await shop.close()
})

let numbers = 0
/** Places an order of a guest with a number of their own, unless it is given. */
async function order(header: object, phone1?: string, headers: Record<string, string> = {}) {
  numbers += 1
  const number = phone1 ?? `+92 300 20000${String(numbers).padStart(2, '0')}`
  const { customer, ...rest } = guestOrder([{ productId, quantity: 1 }], header)
  const { body } = await shop.post(
    '/orders/save',
    { customer: { ...customer, phone1: number }, ...rest },
    headers,
  )
  return { orderId: body.orders.orderId as number, number }
}
const send = () =>
  desk.sendTexts(
    twilio({ accountSid: 'AC1', authToken: 'a token', address: provider.url, service: undefined }),
  )
const sent = () => provider.asked.map(({ body }) => new URLSearchParams(body).get('Body') ?? '')
const agrees = async ({ orderId }: { orderId: number }) =>
  (await desk.run('select send_sms_flag as yes from orders where order_id = $1', orderId)).rows[0].yes
const step = (orderId: number) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus: 'PRINTED' }, staff.bearer)

test('a guest who agreed is texted about the order, from its placing on', async () => {
  const one = await order({ sendSmsFlag: true })
  await step(one.orderId)
  expect(await send()).toMatchObject({ sent: 2 })
  expect(sent()).toHaveLength(2)
  // Several are sent at a time.
  expect(sent().filter(text => text.includes('Reply STOP'))).toHaveLength(1)
  expect(await agrees(one)).toBe(true)
})

test('a guest who did not agree gets no text', async () => {
  const one = await order({})
  await step(one.orderId)
  expect(await send()).toMatchObject({ sent: 0 })
  expect(await agrees(one)).toBe(false)
})

test('a guest who opens an account with the order keeps the agreement, and others keep their own setting', async () => {
  const person = await signUp(shop)
  const agreed = await order({ sendSmsFlag: true }, undefined, person.bearer)
  const silent = await order({}, undefined, person.bearer)
  await step(agreed.orderId)
  await step(silent.orderId)
  expect([await agrees(agreed), await agrees(silent), (await send()).sent]).toEqual([true, false, 2])
})

test('a guest who replied STOP gets nothing more, not even what was written before', async () => {
  const one = await order({ sendSmsFlag: true })
  const number = one.number.replaceAll(' ', '')
  expect(await stopOrderTexts(databaseOn(shop.pool), { number, country: 'PK' })).toBe(1)
  await step(one.orderId)
  expect(await send()).toMatchObject({ sent: 0 })
  expect(sent()).toEqual([])
})

test('a number that its provider has opted out is not texted again', async () => {
  answer = { status: 400, body: { code: 21_610, message: 'Attempt to send to unsubscribed recipient' } }
  const one = await order({ sendSmsFlag: true })
  await send()
  expect(await agrees(one)).toBe(false)
})

test('strangers cannot have one number texted again and again', async () => {
  const phone = '+92 300 2999999'
  for (const _ of [1, 2, 3, 4, 5]) await order({ sendSmsFlag: true }, phone)
  expect(await send()).toMatchObject({ sent: 3 })
})
