import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailed, type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { mailTemplates, smsTemplates } from '../../mails/letters/letters.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const find = async (query = '') => (await shop.get(`/outbox/find?${query}`, staff.bearer)).body
const text = async (id: number) => {
  const { body } = await shop.get(`/outbox/text/${id}`, staff.bearer)
  return { ...body, text: body.text.replaceAll('\u00a0', ' ') }
}
const again = (id: number) => shop.post(`/outbox/sendAgain/${id}`, {}, staff.bearer)
const latest = async (template: string) => {
  const { rows } = await shop.pool.query(
    'select message_id::int as id, data from outbox where template = $1 order by message_id desc limit 1',
    [template],
  )
  return rows[0] as { id: number; data: { secret?: string } }
}

test('a mail about an order shows its items, and is found by its recipient', async () => {
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: 101, quantity: 2, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ]),
  )
  const { rows } = await find('q=AMINA@')
  expect(rows[0]).toMatchObject({
    template: 'order-placed',
    recipient: 'amina@example.org',
    state: 'waiting',
  })
  const shown = await text(rows[0].messageId)
  expect(shown.subject).toContain(body.orders.orderNum)
  expect(shown.text).toContain('2 piece Whole Chicken: Rs 1,780.00')
  expect(shown.text).toContain('Rs 1,780.00')
  expect(shown.text).not.toContain(body.orders.link)
})

test('the secret of a link is for its reader alone', async () => {
  await shop.post('/users/forgotPassword', { email: staff.email })
  const { id, data } = await latest('reset-password')
  const secret = openMailed(data.secret, staff.email)
  expect(secret).toMatch(/^[\w-]{43}$/)
  const shown = JSON.stringify([await text(id), await find()])
  expect(shown).toContain('[a link that only the recipient gets]')
  for (const held of [secret, data.secret]) expect(shown).not.toContain(held)
})

test('a request for a link without an account is not listed', async () => {
  const before = (await find('template=reset-password')).total
  await shop.post('/users/forgotPassword', { email: 'nobody-at-all@example.org' })
  expect((await find('template=reset-password')).total).toBe(before)
  const { id } = await latest('reset-password')
  expect((await shop.get(`/outbox/text/${id}`, staff.bearer)).status).toBe(404)
})

test('a parked message is tried again, a sent one is sent once more, and the audit records both', async () => {
  const { id } = await latest('order-placed')
  expect(await again(id)).toMatchObject({ status: 409, body: { type: '/problems/still-waiting' } })
  await shop.pool.query(
    `update outbox set parked_at = now(), attempts = 5, problem = 'No such mailbox' where message_id = $1`,
    [id],
  )
  expect((await again(id)).body).toMatchObject({
    messageId: id,
    state: 'waiting',
    attempts: 0,
    problem: null,
  })
  await shop.pool.query('update outbox set sent_at = now() where message_id = $1', [id])
  const copy = (await again(id)).body
  expect(copy).toMatchObject({ template: 'order-placed', state: 'waiting', recipient: 'amina@example.org' })
  expect(copy.messageId).not.toBe(id)
  const { rows } = await shop.pool.query(
    `select before from audit_entries where subject = 'message' and subject_id = $1 order by audit_id`,
    [String(id)],
  )
  expect(rows.map(({ before }) => before.state)).toEqual(['parked', 'sent'])
})

test('a link that has run out is not sent again', async () => {
  const { id } = await latest('reset-password')
  await shop.post('/users/forgotPassword', { email: staff.email })
  const asked = await latest('reset-password')
  expect(asked.id).not.toBe(id)
  await shop.pool.query(
    `update outbox set sent_at = now(), created_at = now() - interval '61 minutes' where message_id = $1`,
    [asked.id],
  )
  expect(await again(asked.id)).toMatchObject({ status: 409, body: { type: '/problems/link-old' } })
})

test('there are words for every message that the shop has ever written', async () => {
  const { rows } = await shop.pool.query('select distinct template from outbox')
  expect(rows.length).toBeGreaterThan(2)
  for (const { template } of rows) expect([...mailTemplates, ...smsTemplates]).toContain(template)
})

test('staff see a mail as its reader does, but for the links that only its reader gets', async () => {
  const { id } = await latest('order-placed')
  const look = (path: string, headers = staff.bearer) =>
    shop.app.inject({ method: 'GET', url: `/api/outbox/${path}`, headers })
  const mail = await look(`preview/${id}`)
  expect(mail.statusCode).toBe(200)
  expect(mail.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const policy = String(mail.headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src 'self';.* sandbox/)
  expect(policy).not.toContain('script')
  expect(mail.body).toContain('Whole Chicken')
  expect(mail.body).not.toMatch(/key=|secret=/)
  expect((await look('preview/999999')).statusCode).toBe(404)
  expect((await look('preview/x')).statusCode).toBe(404)
  expect((await look('sample/unheard-of')).statusCode).toBe(404)
  expect((await look('sample/order-paid')).body).toContain('Zainab')
})

test('people without the permission do not see mails', async () => {
  const { id } = await latest('order-placed')
  const picker = await signUp(shop, 'picker')
  for (const path of [`preview/${id}`, 'sample/order-paid']) {
    const look = (headers = {}) => shop.app.inject({ method: 'GET', url: `/api/outbox/${path}`, headers })
    expect((await look()).statusCode).toBe(401)
    expect((await look(picker.bearer)).statusCode).toBe(403)
  }
})

test('a test mail goes to the person who requests it, five times an hour', async () => {
  const { body } = await shop.get('/outbox/findSending', staff.bearer)
  expect(body).toMatchObject({ mail: false, sms: false, sender: 'Souk <salam@souk.example>' })
  expect(body.templates.map(({ template }: { template: string }) => template)).toEqual(mailTemplates)
  const ask = () => shop.post('/outbox/sendTest', {}, staff.bearer)
  expect((await ask()).body).toMatchObject({ recipient: staff.email })
  for (let times = 0; times < 4; times += 1) await ask()
  expect((await ask()).status).toBe(429)
})
