import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedSecret, type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
  manager = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const latest = async (template: string): Promise<number> => {
  const { rows } = await shop.pool.query(
    'select message_id::int as id from outbox where template = $1 order by message_id desc limit 1',
    [template],
  )
  return rows[0].id
}
const show = async (id: number, { bearer }: Person) => shop.post(`/outbox/showLink/${id}`, {}, bearer)
const forgot = async (person: Person) => {
  await shop.pool.query('delete from rate_limits')
  expect((await shop.post('/users/forgotPassword', { email: person.email })).status).toBe(200)
  return latest('reset-password')
}
const invite = async (email: string, role: string) =>
  (await shop.post('/staff/invite', { email, role }, owner.bearer)).body.invitationId as number

test('without a mail server an owner hands over an invitation, and its person joins with it', async () => {
  expect((await shop.get('/staff/findInvitations', owner.bearer)).body.mailed).toBe(false)
  const invitationId = await invite('hina@example.org', 'picker')
  const { body } = await shop.post(`/staff/showInvitationLink/${invitationId}`, {}, owner.bearer)
  const { searchParams, pathname } = new URL(body.links[0].link, 'https://souk.example')
  expect(pathname).toBe('/join-staff')
  expect(searchParams.get('secret')).toBe(await mailedSecret(shop, 'join-staff', 'hina@example.org'))
  const found = await shop.post('/users/findInvitation', { secret: searchParams.get('secret') })
  expect(found.body).toMatchObject({ email: 'hina@example.org', role: 'picker' })
})

test('a forgotten password of a customer is reset by the link that staff see', async () => {
  const customer = await signUp(shop)
  const { body } = await show(await forgot(customer), manager)
  const secret = new URL(body.links[0].link, 'https://souk.example').searchParams.get('secret')
  const reset = { secret, newPassword: 'six crates of mangoes' }
  expect((await shop.post('/users/resetPassword', reset)).status).toBe(200)
})

test('nobody sees a link of a person with more rights', async () => {
  expect(await show(await forgot(owner), manager)).toMatchObject({
    status: 403,
    body: { type: '/problems/more-rights' },
  })
  const picker = await signUp(shop, 'picker')
  expect((await show(await forgot(picker), manager)).status).toBe(403)
  expect((await show(await forgot(picker), owner)).status).toBe(200)
  expect((await show(await forgot(manager), manager)).status).toBe(200)
  await invite('saad@example.org', 'owner')
  expect((await show(await latest('join-staff'), manager)).status).toBe(403)
  expect((await show(await latest('join-staff'), owner)).status).toBe(200)
})

test('a link that was seen is in the list of changes, without its secret', async () => {
  const id = await forgot(await signUp(shop))
  const { body } = await show(id, manager)
  const { rows } = await shop.pool.query(
    `select cust_id, after from audit_entries where action = 'show link' and subject_id = $1`,
    [String(id)],
  )
  expect(rows).toEqual([{ cust_id: manager.custId, after: { template: 'reset-password', links: 1 } }])
  const secret = new URL(body.links[0].link, 'https://souk.example').searchParams.get('secret') as string
  const { rows: all } = await shop.pool.query(`select string_agg(a::text, '') as all from audit_entries a`)
  expect(all[0].all).not.toContain(secret)
  expect(shop.log.join('')).not.toContain(secret)
})

test('a link that was used, replaced or is too old is not shown', async () => {
  const invitationId = await invite('omar@example.org', 'picker')
  await shop.post('/staff/withdrawInvitation', { invitationId }, owner.bearer)
  const shown = await shop.post(`/staff/showInvitationLink/${invitationId}`, {}, owner.bearer)
  expect(shown).toMatchObject({ status: 409, body: { type: '/problems/link-old' } })
  const id = await forgot(await signUp(shop))
  await shop.pool.query(
    `update outbox set created_at = now() - interval '61 minutes' where message_id = $1`,
    [id],
  )
  expect((await show(id, owner)).status).toBe(409)
  expect((await show(999_999, owner)).status).toBe(404)
})

test('once a mail server is set up, links go to their person alone', async () => {
  const id = await forgot(await signUp(shop))
  const server = { version: 0, host: 'mail.example', port: 587, encryption: 'starttls' }
  expect((await shop.post('/services/saveMail', server, owner.bearer)).status).toBe(200)
  expect((await shop.get('/staff/findInvitations', owner.bearer)).body.mailed).toBe(true)
  expect(await show(id, owner)).toMatchObject({ status: 409, body: { type: '/problems/mail-works' } })
})
