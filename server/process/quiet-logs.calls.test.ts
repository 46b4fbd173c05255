import { afterAll, beforeAll, expect, test } from 'vitest'
import { asBrowser, mailedSecret } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const person = {
  loginId: 'canary.login',
  loginPassword: 'canary-password-1',
  email: 'canary@mailbox.example.org',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  phone1: '0300-CANARY',
}

test('no personal input or secret reaches the log: name, mailbox, password, token, link', async () => {
  await shop.post('/users/register', person)
  await shop.post('/users/authenticate', { loginId: person.loginId, loginPassword: 'canary-wrong-guess' })
  const { body, headers } = await shop.post('/users/authenticate', {
    loginId: person.loginId,
    loginPassword: person.loginPassword,
  })
  const browser = asBrowser(headers)
  const secret = await mailedSecret(shop, 'prove-email', person.email)
  await shop.post('/users/proveEmail', { secret }, browser)
  await shop.get(`/customer/findByCustomerLogin/${person.loginId}`, browser)
  await shop.post('/users/changePassword', { loginPassword: 'canary-wrong-guess', newPassword: 'x' }, browser)
  // Also when something fails halfway.
  await shop.pool.query('alter table credentials rename to credentials_away')
  const broken = await shop.post('/users/register', { ...person, loginId: 'canary.second' })
  const signIn = await shop.post('/users/authenticate', { loginId: person.email, loginPassword: 'canary-x' })
  await shop.pool.query('alter table credentials_away rename to credentials')
  expect([broken.status, signIn.status]).toEqual([500, 500])
  expect(JSON.stringify([broken.body, signIn.body])).not.toMatch(/credentials|select|insert|canary/i)
  const logged = shop.log.join('')
  expect(logged).not.toMatch(/canary/i)
  for (const held of [body.token, secret]) expect(logged).not.toContain(held)
})

test('the log shows failed sign-ins, refusals and limits by route and status', async () => {
  const before = shop.log.length
  await shop.post('/users/authenticate', { loginId: 'nobody', loginPassword: 'nothing' })
  await shop.post('/newsTracker/save', { news: 'x' })
  const lines = shop.log.slice(before).map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { route: '/api/users/authenticate', status: 401 },
    { route: '/api/newsTracker/save', status: 401 },
  ])
})

test('no answer contains a password or its hash', async () => {
  const { body } = await shop.post('/users/authenticate', {
    loginId: person.loginId,
    loginPassword: person.loginPassword,
  })
  const profile = await shop.get('/customer/profile', { authorization: `Bearer ${body.token}` })
  expect(JSON.stringify([body, profile.body])).not.toMatch(/password|argon2/i)
})
