import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import { type OutboxDesk, outboxDesk } from '../../tests/support/outbox-desk.ts'
import { cardGoods, placeByCard, workAsJob } from '../../tests/support/paying.ts'
import { signUp } from '../../tests/support/people.ts'
import { headerOf, type MailServer, openMailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'
import { readStaffSettings } from '../settings/read-settings.server.ts'
import { claimMessages } from './claim-messages.server.ts'
import { sendMessages } from './send-messages.server.ts'
import { sendOne } from './send-one.server.ts'
import { markSent } from './settle-message.server.ts'
import { smtpMailer } from './smtp.server.ts'
import { readSmtpUrl } from './smtp-options.ts'

let shop: TestShop
let desk: OutboxDesk
let server: MailServer
beforeAll(async () => {
  shop = await openTestShop()
  desk = outboxDesk(shop)
})
beforeEach(async () => {
  await desk.empty()
  server = await openMailServer()
  return () => server.close()
})
afterAll(() => shop.close())

const send = (more = {}) => desk.sendMails(server.url, more)
const claim = () => inTransaction(shop.pool, database => claimMessages(database, 'mail', 20))
const takenBy = (address: string) => server.taken.filter(({ to }) => to.includes(address))

test('an order is confirmed by a mail from the shop with HTML and text, marked as sent', async () => {
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: 101, quantity: 2, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ]),
  )
  expect(await send()).toEqual({ sent: 1, later: 0, parked: 0, away: [] })
  const [mail] = server.taken
  expect(mail).toMatchObject({ to: ['amina@example.org'], from: 'salam@souk.example' })
  expect(mail?.subject).toContain(body.orders.orderNum)
  expect(mail?.messageId).toMatch(/^<souk-\d+@souk\.example>$/)
  expect(headerOf(mail?.raw ?? '', 'From')).toBe('Souk <salam@souk.example>')
  expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`key=3D${body.orders.link}`)
  expect(await send()).toMatchObject({ sent: 0 })
  expect(server.taken).toHaveLength(1)
})

test('the reader of a mail that is the only one is forgotten once it is sent', async () => {
  const id = await desk.write('saffron@example.org', 'back-in-stock', {
    custId: 7,
    name: 'Saffron',
    page: '/productsingle/101/MEAT/1',
    goods: [{ name: 'Saffron', quantity: '', about: '', price: 'Rs 890.00 / piece' }],
  })
  expect(await send()).toMatchObject({ sent: 1 })
  const [mail] = takenBy('saffron@example.org')
  expect(mail?.subject).toBe('Saffron is back at Souk')
  const { rows } = await desk.run(
    'select recipient, data, sent_at is not null as sent from outbox where message_id = $1',
    id,
  )
  expect(rows).toEqual([{ recipient: 'nobody', data: {}, sent: true }])
})

test('a permanently refused mail is parked at once, with a reason that quotes nobody', async () => {
  const ids = [await desk.write('refused@example.org'), await desk.write('poison@example.org')]
  expect(await send()).toMatchObject({ sent: 0, parked: 2 })
  expect(await desk.look(ids[0] as number)).toMatchObject({ state: 'parked', attempts: 1 })
  expect((await desk.look(ids[0] as number)).problem).toBe(m.mails_problem_refused())
  expect((await desk.look(ids[1] as number)).problem).toBe(m.mails_problem_message())
})

test('a temporarily refused mail is tried again after a minute, and parked after five tries', async () => {
  const id = await desk.write('later@example.org')
  const waits: number[] = []
  for (let tries = 1; tries <= 4; tries += 1) {
    expect(await send()).toMatchObject({ later: 1, parked: 0 })
    waits.push(Math.round((await desk.look(id)).wait / 60))
    expect(await send()).toMatchObject({ later: 0, parked: 0 })
    await desk.dueNow()
  }
  expect(waits).toEqual([1, 5, 15, 60])
  expect(await send()).toMatchObject({ later: 0, parked: 1 })
  expect(await desk.look(id)).toMatchObject({
    state: 'parked',
    attempts: 5,
    problem: m.mails_problem_later(),
  })
})

test('a server that stalls or disconnects does not stop other mails', async () => {
  const bad = [await desk.write('stall@example.org'), await desk.write('drop@example.org')]
  for (const at of [1, 2, 3, 4, 5, 6]) await desk.write(`good${at}@example.org`)
  expect(await send()).toEqual({ sent: 6, later: 2, parked: 0, away: [] })
  for (const id of bad)
    expect(await desk.look(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      problem: m.mails_problem_broken(),
    })
})

test('an unreachable server uses up no tries; afterwards every mail is sent', async () => {
  for (const at of [1, 2, 3]) await desk.write(`away${at}@example.org`)
  const id = await desk.write('away4@example.org')
  await server.close()
  for (let times = 0; times < 7; times += 1) {
    expect(await send()).toMatchObject({ sent: 0, later: 0, parked: 0, away: ['mail'] })
    await desk.dueNow()
  }
  expect(await desk.look(id)).toMatchObject({ state: 'waiting', attempts: 0 })
  expect((await desk.look(id)).problem).toBe(m.mails_problem_closed())
  server = await openMailServer()
  expect(await send()).toMatchObject({ sent: 4, away: [] })
})

test('nothing is sent over an unencrypted connection if encryption is required', async () => {
  const id = await desk.write('safe@example.org')
  const mailer = smtpMailer({ ...readSmtpUrl(server.url), requireTLS: true, ignoreTLS: false })
  expect(await sendMessages(desk.senders({ mailer }))).toMatchObject({ sent: 0, away: ['mail'] })
  mailer.close()
  expect(server.taken).toEqual([])
  expect(await desk.look(id)).toMatchObject({ attempts: 0, problem: m.mails_problem_insecure() })
})

test('if a sender crashes after the server took a mail, it is sent again with the same Message-ID', async () => {
  const id = await desk.write('twice@example.org')
  const [claimed] = await claim()
  // It is claimed, so no other sender sends it, neither now nor before the claim ends.
  expect(await send()).toMatchObject({ sent: 0 })
  const database = databaseOn(shop.pool)
  const mailer = smtpMailer(readSmtpUrl(server.url))
  await sendOne(desk.senders({ mailer }), claimed as never, await readStaffSettings(database))
  mailer.close()
  await desk.dueNow()
  expect(await send()).toMatchObject({ sent: 1 })
  expect(takenBy('twice@example.org').map(({ messageId }) => messageId)).toEqual([
    `<souk-${id}@souk.example>`,
    `<souk-${id}@souk.example>`,
  ])
  // The sender that was taken for dead comes back: it marks nothing.
  expect(await markSent(database, claimed as never)).toBe(false)
})

test('a message claimed by another sender is marked only by that sender', async () => {
  await desk.write('lost@example.org')
  const [lost] = await claim()
  await desk.dueNow()
  const [held] = await claim()
  const database = databaseOn(shop.pool)
  expect(await markSent(database, lost as never)).toBe(false)
  expect(await markSent(database, held as never)).toBe(true)
})

test('two senders with the same outbox send each message once', async () => {
  for (let at = 0; at < 90; at += 1) await desk.write(`both${at}@example.org`)
  const done = await Promise.all([send(), send()])
  expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(90)
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(90)
  expect(server.taken).toHaveLength(90)
})

test('a message that ends the process again and again is parked', async () => {
  const id = await desk.write('killer@example.org')
  for (let times = 0; times < 5; times += 1) {
    expect(await claim()).toHaveLength(1)
    await desk.dueNow()
  }
  expect(await claim()).toHaveLength(0)
  expect(await desk.look(id)).toMatchObject({ state: 'parked', problem: m.mails_problem_stopped() })
})

test('one address gets three of a kind within the hour, however many senders there are', async () => {
  const wrote: number[] = []
  for (let at = 0; at < 5; at += 1)
    wrote.push(await desk.write(at % 2 ? 'Victim@example.org' : 'victim@example.org', 'reset-password', {}))
  await desk.write('victim@example.org', 'prove-email', { secret: 's' })
  const [first, second] = await Promise.all([send(), send()])
  expect(first.sent + second.sent).toBe(4)
  const states = await Promise.all(wrote.map(id => desk.look(id)))
  expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'parked', 'parked'])
  expect(states[4]?.problem).toBe(m.mails_problem_limit())
  await desk.write('victim@example.org', 'reset-password', {})
  expect(await send()).toMatchObject({ sent: 0 })
  await desk.run(`update outbox set sent_at = sent_at - interval '61 minutes' where sent_at is not null`)
  await desk.write('victim@example.org', 'reset-password', {})
  expect(await send()).toMatchObject({ sent: 1 })
})

test('orders that nobody pays write to an address three times an hour that they were placed, and that they ran out', async () => {
  const goods = await cardGoods(shop.pool)
  for (let at = 0; at < 5; at += 1) await placeByCard(shop, goods)
  await workAsJob(shop.pool, { minutes: 16 })
  expect(await send()).toMatchObject({ sent: 6, parked: 0 })
  expect(takenBy('amina@example.org')).toHaveLength(6)
})

test('one network address causes at most five mails an hour to strangers; requested mails are still sent', async () => {
  const goods = await cardGoods(shop.pool)
  const order = async (email: string, headers = {}) => {
    const wish = guestOrder([{ productId: goods, quantity: 1 }])
    const { status } = await shop.post(
      '/orders/save',
      { ...wish, customer: { firstName: 'Amina', lastName: 'Yusuf', email, phone1: '1' } },
      headers,
    )
    expect(status).toBe(200)
  }
  for (let at = 0; at < 7; at += 1) await order(`stranger${at}@example.org`)
  expect(await send()).toMatchObject({ sent: 5 })
  const known = await signUp(shop)
  await desk.run(
    'update customers set proven_email = $1 where cust_id = $2',
    'known@example.org',
    known.custId,
  )
  await order('known@example.org')
  await order('stranger7@example.org')
  // Actions of staff do not count towards a limit.
  await order('stranger8@example.org', (await signUp(shop, 'manager')).bearer)
  expect(await send()).toMatchObject({ sent: 2 })
  expect(takenBy('known@example.org')).toHaveLength(1)
  expect(takenBy('stranger7@example.org')).toHaveLength(0)
  expect(takenBy('stranger8@example.org')).toHaveLength(1)
})

test('a person who got no mail about an order gets none about its expiry', async () => {
  const orderId = 4_000_001
  const late = await desk.write('victim@example.org', 'order-expired', { orderId })
  await send()
  expect(await desk.look(late)).toMatchObject({ state: 'parked', problem: m.mails_problem_limit() })
})

test('a person who writes to the shop too often is stopped, and nobody else', async () => {
  const write = (email: string) =>
    desk.write('salam@souk.example', 'contact', { email, name: 'Amina', subject: 'Lamb', querydata: 'Salam' })
  for (let at = 0; at < 5; at += 1) await write('pest@example.org')
  await write('customer@example.org')
  expect(await send()).toMatchObject({ sent: 4 })
})

test('a message that waited too long is parked instead of sent', async () => {
  const old = await desk.write('old@example.org')
  const link = await desk.write('link@example.org', 'prove-email', { secret: 'a secret' })
  const invitation = await desk.write('join@example.org', 'join-staff', { secret: 's', invitedBy: 'Bilal' })
  const age = (id: number, minutes: number) =>
    desk.run(
      `update outbox set created_at = now() - $2 * interval '1 minute' where message_id = $1`,
      id,
      minutes,
    )
  await age(old, 48 * 60 + 1)
  await age(link, 61)
  await age(invitation, 26 * 60)
  expect(await send()).toMatchObject({ sent: 1, parked: 2 })
  expect(await desk.look(old)).toMatchObject({ state: 'parked', problem: m.mails_problem_old() })
  expect(await desk.look(link)).toMatchObject({ state: 'parked', data: {} })
  expect(takenBy('join@example.org')).toHaveLength(1)
})

test('a message that cannot be written or addressed is parked with the reason', async () => {
  const wrong = [
    [await desk.write('a@example.org', 'unheard-of'), m.mails_problem_template()],
    [await desk.write('b@example.org', 'order-placed', { orderId: 999_999 }), m.mails_problem_cause()],
    [await desk.write('c@example.org, d@example.org'), m.mails_problem_address()],
    [await desk.write('e@example.org\r\nBcc: all@example.org'), m.mails_problem_address()],
  ] as const
  expect(await send()).toMatchObject({ sent: 0, parked: 4 })
  for (const [id, problem] of wrong) expect(await desk.look(id)).toMatchObject({ state: 'parked', problem })
  expect(server.taken).toEqual([])
})

test('a person erased after the claim of their message does not get it', async () => {
  const id = await desk.write('gone@example.org')
  const [claimed] = await claim()
  await desk.run(
    `update outbox set recipient = 'nobody', data = '{}', parked_at = now() where message_id = $1`,
    id,
  )
  const settings = await readStaffSettings(databaseOn(shop.pool))
  expect(await sendOne(desk.senders({}), claimed as never, settings)).toBe('not mine')
})
