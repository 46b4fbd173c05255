import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { type MailServer, openMailServer } from '../../../tests/support/stand-ins/mail-server.ts'
import { openSmsStandIn } from '../../../tests/support/stand-ins/sms-stand-in.ts'
import { openStripe } from '../../../tests/support/stand-ins/stripe-stand-in.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

const SECRETS = ['four crates of okra', 'token of the account 9876', 'a signing secret']

let shop: TestShop
let owner: Person
let mails: MailServer
let stripe: Awaited<ReturnType<typeof openStripe>>
let sms: Awaited<ReturnType<typeof openSmsStandIn>>
beforeAll(async () => {
  mails = await openMailServer()
  stripe = await openStripe()
  sms = await openSmsStandIn(() => ({ status: 200 }))
  const { STRIPE_ADDRESS = '' } = stripe.variables
  shop = await openTestShop(20, { variables: { STRIPE_ADDRESS, LOG_LEVEL: 'debug' } })
  owner = await signUp(shop, 'owner')
})
afterAll(async () => {
  await shop.close()
  await Promise.all([mails.close(), stripe.close(), sms.close()])
})

const find = async () => (await shop.get('/services/find', owner.bearer)).body
const save = (path: string, body: object) => shop.post(`/services/save${path}`, body, owner.bearer)
const tryIt = async (name: string) => (await shop.post('/services/try', { name }, owner.bearer)).body
const forget = async (name: string) =>
  shop.post('/services/forget', { name, version: (await find())[name].version }, owner.bearer)
const mailServer = (more: object = {}) => ({
  version: 0,
  host: '127.0.0.1',
  port: mails.port,
  encryption: 'none',
  ...more,
})

test('only an owner sees or sets the connections, because they open every mailed link', async () => {
  const manager = await signUp(shop, 'manager')
  expect((await shop.get('/services/find', manager.bearer)).status).toBe(403)
  expect((await shop.post('/services/saveMail', mailServer(), manager.bearer)).status).toBe(403)
})

test('a mail server that an owner enters sends at once, and the test says so', async () => {
  expect(await tryIt('mail')).toEqual({ works: false, says: m.office_services_none() })
  expect((await shop.get('/outbox/findSending', owner.bearer)).body.mail).toBe(false)
  expect((await save('Mail', mailServer())).status).toBe(200)
  expect((await shop.get('/outbox/findSending', owner.bearer)).body.mail).toBe(true)
  expect(await tryIt('mail')).toEqual({
    works: true,
    says: m.office_services_mail_works({ email: owner.email }),
  })
  expect(mails.taken.at(-1)).toMatchObject({ to: [owner.email] })
  await forget('mail')
  expect((await find()).mail).toMatchObject({ set: false, host: '' })
  expect((await shop.get('/outbox/findSending', owner.bearer)).body.mail).toBe(false)
})

test('a mail server that does not answer, or does not exist, is explained in words', async () => {
  await save('Mail', mailServer({ port: 1 }))
  expect(await tryIt('mail')).toEqual({ works: false, says: m.mails_problem_closed() })
  await save('Mail', mailServer({ version: 1, host: 'no-such-host.invalid', port: 25 }))
  expect(await tryIt('mail')).toEqual({ works: false, says: m.mails_problem_no_name() })
  await forget('mail')
})

test('secrets never come back, and are not readable in the database, the log or the audit', async () => {
  const [password, token, signing] = SECRETS
  await save('Mail', mailServer({ user: 'shop@souk.example', password }))
  await save('Texts', { version: 0, provider: 'other', url: `${sms.url}/send`, token })
  const secretKey = stripe.variables.STRIPE_SECRET_KEY as string
  const webhookSecret = `whsec_${signing?.replaceAll(' ', '_')}`
  await save('Cards', { version: 0, publishableKey: 'pk_test_1', secretKey, webhookSecret })
  const shown = await find()
  expect(shown.mail).toMatchObject({ user: 'shop@souk.example', passwordSet: true })
  expect(shown.texts).toMatchObject({ tokenSet: true, tokenEnds: '9876' })
  expect(shown.cards).toMatchObject({ provider: 'stripe', live: false, secretEnds: secretKey.slice(-4) })
  const { rows } = await shop.pool.query(
    `select (select string_agg(t::text, '') from services t) || (select string_agg(a::text, '') from audit_entries a) as all`,
  )
  const everywhere = [JSON.stringify(shown), rows[0].all, shop.log.join('')].join('')
  for (const secret of [password, token, secretKey, webhookSecret])
    expect(everywhere, secret).not.toContain(secret)
})

test('the password stays if it is left out, but never goes to another server', async () => {
  const { version } = (await find()).mail
  const elsewhere = { version, user: 'shop@souk.example' }
  expect((await save('Mail', mailServer({ ...elsewhere, host: 'mail.evil.example' }))).body).toMatchObject({
    status: 400,
    errors: [{ field: 'password', message: m.office_services_password_needed() }],
  })
  expect((await save('Mail', mailServer(elsewhere))).body.mail).toMatchObject({ passwordSet: true })
  await forget('mail')
})

test('the text provider is tried with a text to the own number', async () => {
  expect((await tryIt('texts')).says).toBe(m.office_services_no_number())
  await shop.pool.query('update customers set send_sms_flag = true where cust_id = $1', [owner.custId])
  await shop.pool.query(`update contacts set phone1 = '+92 300 7654321' where email = $1`, [owner.email])
  expect(await tryIt('texts')).toMatchObject({ works: true })
  expect(JSON.parse(sms.asked.at(-1)?.body ?? '')).toMatchObject({
    to: '+923007654321',
    text: m.mails_sms_test({ shop: 'Souk' }),
  })
  expect(sms.asked.at(-1)?.headers.authorization).toBe(`Bearer ${SECRETS[1]}`)
  expect((await save('Texts', { version: 1, provider: 'twilio', account: 'SID' })).body.errors).toEqual([
    { field: 'account', message: m.office_services_account_wrong() },
    { field: 'token', message: m.office_services_token_needed() },
  ])
})

test('card keys are tried at Stripe, and keys in the wrong field are named', async () => {
  expect(await tryIt('cards')).toEqual({ works: true, says: m.office_services_cards_work() })
  const { version } = (await find()).cards
  const wrong = await save('Cards', { version, publishableKey: 'sk_test_1' })
  expect(wrong.body.errors).toEqual([{ field: 'publishableKey', message: m.office_services_key_public() }])
  await save('Cards', { version, publishableKey: 'pk_test_1', secretKey: 'sk_test_of_nobody_at_all' })
  expect(await tryIt('cards')).toEqual({ works: false, says: m.office_services_cards_refused() })
  await forget('cards')
  expect((await find()).cards.provider).toBe('practice')
  expect(await tryIt('cards')).toEqual({ works: true, says: m.office_services_cards_practice() })
})

test('the public address appears in pages at once, and the try says who answers there', async () => {
  const other = await openSmsStandIn(() => ({ status: 200 }))
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as { port: number }
  const here = `http://127.0.0.1:${port}`
  expect((await save('Address', { version: 0, address: `${here}/` })).body.address.address).toBe(here)
  expect((await shop.get('/settings/find')).body.publicAddress).toBe(here)
  expect(await tryIt('address')).toEqual({ works: true, says: m.office_services_address_works() })
  await save('Address', { version: 1, address: other.url })
  expect(await tryIt('address')).toEqual({ works: false, says: m.office_services_address_other() })
  await other.close()
  expect(await tryIt('address')).toEqual({ works: false, says: m.office_services_address_silent() })
})

test('a save that is based on an earlier version is refused', async () => {
  const both = [1, 2].map(port => save('Mail', mailServer({ port })))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the environment wins, and the office cannot change what it sets', async () => {
  const fixed = await openTestShop(5, {
    variables: {
      SMTP_URL: 'smtp://shop:secret-word@mail.example:2525',
      PUBLIC_ADDRESS: 'https://souk.example',
    },
  })
  const head = await signUp(fixed, 'owner')
  const shown = (await fixed.get('/services/find', head.bearer)).body
  expect(shown.mail).toMatchObject({ fixed: true, host: 'mail.example', port: 2525, passwordSet: true })
  expect(shown.address).toMatchObject({ fixed: true, address: 'https://souk.example' })
  expect(JSON.stringify(shown)).not.toContain('secret-word')
  const refused = await fixed.post('/services/saveMail', mailServer(), head.bearer)
  expect(refused.body).toMatchObject({ status: 409, type: '/problems/fixed' })
  await fixed.close()
})

test('a service sealed with another secret is reported as unreadable', async () => {
  await shop.pool.query(`update services set sealed = 'bm90aGluZw==' where name = 'mail'`)
  expect((await find()).mail).toMatchObject({ set: true, readable: false, host: '' })
})
