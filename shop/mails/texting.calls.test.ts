import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OutboxDesk, outboxDesk } from '../../tests/support/outbox-desk.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openSmsStandIn, type SmsAnswer } from '../../tests/support/stand-ins/sms-stand-in.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'
import { httpSms } from './http-sms.server.ts'
import { twilio } from './twilio.server.ts'

const PHONE = '+92 300 7654321'
const NUMBER = '+923007654321'
let shop: TestShop
let desk: OutboxDesk
let person: Person
let provider: Awaited<ReturnType<typeof openSmsStandIn>>
let answer: SmsAnswer
beforeAll(async () => {
  shop = await openTestShop()
  desk = outboxDesk(shop)
  person = await signUp(shop)
  provider = await openSmsStandIn(() => answer)
})
beforeEach(async () => {
  await desk.empty()
  provider.asked.length = 0
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } }
  await allows(true)
  await desk.run(
    'update contacts set phone1 = $1 where contact_id = (select contact_id from customers where cust_id = $2)',
    PHONE,
    person.custId,
  )
})
afterAll(async () => {
  await provider.close()
  await shop.close()
})

const allows = (yes: boolean) =>
  desk.run('update customers set send_sms_flag = $1 where cust_id = $2', yes, person.custId)
const allowed = async () =>
  (await desk.run('select send_sms_flag as yes from customers where cust_id = $1', person.custId)).rows[0].yes
const account = () =>
  twilio({ accountSid: 'AC1', authToken: 'a token', address: provider.url, service: undefined })
const write = (phone = PHONE) =>
  desk.write(phone, 'alert', { message: 'Salam & “welcome” +1', custId: person.custId }, 'sms')

test('Twilio is asked as its API wants it', async () => {
  await desk.run(
    `insert into settings (name, value) values ('smsSender', '"+15005550006"') on conflict (name) do update set value = excluded.value`,
  )
  const id = await write()
  expect(await desk.sendTexts(account())).toMatchObject({ sent: 1 })
  const [asked] = provider.asked
  expect(asked?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(asked?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('AC1:a token').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    To: NUMBER,
    From: '+15005550006',
    Body: 'Salam & “welcome” +1',
  })
  expect(await desk.look(id)).toMatchObject({ state: 'sent', attempts: 1 })
  await desk.run(`delete from settings where name = 'smsSender'`)
})

test('the messaging service sends if the settings name no sender', async () => {
  await write()
  const { accountSid, authToken, address } = { accountSid: 'AC1', authToken: 't', address: provider.url }
  await desk.sendTexts(twilio({ accountSid, authToken, address, service: 'MG1' }))
  const body = new URLSearchParams(provider.asked[0]?.body)
  expect([body.get('MessagingServiceSid'), body.get('From')]).toEqual(['MG1', null])
})

test('any other provider gets JSON and a token, and a repeat can be known', async () => {
  const id = await write()
  answer = { status: 503 }
  const sms = httpSms({ url: `${provider.url}/send`, token: 'a token' })
  expect(await desk.sendTexts(sms)).toMatchObject({ later: 1 })
  answer = { status: 202 }
  await desk.dueNow()
  expect(await desk.sendTexts(sms)).toMatchObject({ sent: 1 })
  expect(provider.asked.map(({ path }) => path)).toEqual(['/send', '/send'])
  for (const { headers, body } of provider.asked) {
    expect(headers).toMatchObject({ authorization: 'Bearer a token', 'idempotency-key': `souk-${id}` })
    expect(JSON.parse(body)).toEqual({ to: NUMBER, from: '', text: 'Salam & “welcome” +1' })
  }
})

test('a person who has opted out gets none of their waiting messages', async () => {
  const id = await write()
  await allows(false)
  expect(await desk.sendTexts(account())).toMatchObject({ sent: 0, parked: 1 })
  expect(provider.asked).toEqual([])
  expect(await desk.look(id)).toMatchObject({ state: 'parked', problem: m.mails_problem_no_consent() })
})

test('a number that Twilio reports as opted out gets no further messages', async () => {
  const id = await write()
  answer = { status: 400, body: { code: 21610, message: `The message From/To pair violates ${NUMBER}` } }
  expect(await desk.sendTexts(account())).toMatchObject({ parked: 1 })
  expect(await allowed()).toBe(false)
  expect(await desk.look(id)).toMatchObject({ state: 'parked', problem: m.mails_problem_no_consent() })
})

test('a refused text message is parked, a temporary failure waits, and a wrong key uses up no tries', async () => {
  const id = await write()
  answer = { status: 401, body: { code: 20003 } }
  expect(await desk.sendTexts(account())).toMatchObject({ away: ['sms'] })
  expect(await desk.look(id)).toMatchObject({ attempts: 0, problem: m.mails_problem_sms_key() })
  await desk.dueNow()
  answer = { status: 500 }
  expect(await desk.sendTexts(account())).toMatchObject({ later: 1 })
  await desk.dueNow()
  answer = { status: 400, body: { code: 21211 } }
  expect(await desk.sendTexts(account())).toMatchObject({ parked: 1 })
  expect(await desk.look(id)).toMatchObject({ state: 'parked', problem: m.mails_problem_sms_refused() })
})

test('a number that nobody can read is parked; one without a country belongs to that of the shop', async () => {
  const id = await write('call me')
  expect(await desk.sendTexts(account())).toMatchObject({ parked: 1 })
  expect(await desk.look(id)).toMatchObject({ problem: m.mails_problem_number() })
  await desk.run(
    `insert into settings (name, value) values ('defaultCountry', '"PK"') on conflict (name) do update set value = excluded.value`,
  )
  await write('0300 7654321')
  await desk.sendTexts(account())
  expect(new URLSearchParams(provider.asked[0]?.body).get('To')).toBe(NUMBER)
  await desk.run(`delete from settings where name = 'defaultCountry'`)
})

test('text messages about orders go only to people with an account who allow them', async () => {
  const order = guestOrder([
    { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
  ])
  await shop.post('/orders/save', order)
  const { body } = await shop.post('/orders/save', order, person.bearer)
  const manager = await signUp(shop, 'manager')
  await shop.post(
    '/orders/changeStatus',
    { orderNum: body.orders.orderNum, orderStatus: 'PRINTED', version: 1 },
    manager.bearer,
  )
  await allows(false)
  await shop.post('/orders/save', order, person.bearer)
  const { rows } = await desk.run(
    `select template, recipient, data->>'custId' as whose from outbox where channel = 'sms' order by message_id`,
  )
  expect(rows[0]).toEqual({ template: 'order-placed', recipient: PHONE, whose: String(person.custId) })
  expect(rows.filter(({ template }) => template === 'order-placed')).toHaveLength(1)
})
