import { afterAll, beforeAll, expect, test } from 'vitest'
import { asBrowser, mailedSecret, signUp } from '../../tests/support/people.ts'
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

const own = { loginPassword: 'canary-wrong-guess', newPassword: 'seven cups of tea' }

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

test('failed sign-ins, refused permissions and reached limits are events of the log, from a network but from no one', async () => {
  const picker = await signUp(shop, 'picker')
  const before = shop.log.length
  const from = (remoteAddress: string, url: string, payload: object, headers = {}) =>
    shop.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress })
  await from('192.0.2.1', '/users/authenticate', { loginId: 'nobody', loginPassword: 'nothing' })
  await from('192.0.2.2', '/users/authenticate', { loginId: person.email, loginPassword: 'nothing' })
  await from('2001:db8::1', '/newsTracker/save', { news: 'x' })
  await from('2001:db8::2', '/newsTracker/save', { news: 'x' }, picker.bearer)
  await from('192.0.2.1', '/users/changePassword', own, picker.bearer)
  await from('192.0.2.1', '/newsTracker/save', { news: 'x' }, { ...picker.browser, 'x-xsrf-token': 'forged' })
  for (let time = 0; time < 6; time += 1)
    await from('192.0.2.1', '/users/forgotPassword', { email: person.email })
  const lines = shop.log.slice(before).map(line => JSON.parse(line))
  const events = lines.filter(({ level }) => level === 'warn')
  const signIn = { event: 'sign-in refused', route: '/api/users/authenticate', status: 401 }
  const permission = { event: 'permission refused', status: 403 }
  const network = expect.stringMatching(/^[0-9a-f]{16}$/)
  expect(events).toMatchObject([
    { ...signIn, refused: 'WRONG_CREDENTIALS', network },
    { ...signIn, refused: 'WRONG_CREDENTIALS', network },
    { event: 'sign-in refused', route: '/api/newsTracker/save', refused: 'SIGN_IN', network },
    { ...permission, route: '/api/newsTracker/save', refused: 'NOT_ALLOWED', network },
    { ...permission, route: '/api/users/changePassword', refused: 'PASSWORD_WRONG', network },
    { ...permission, route: '/api/newsTracker/save', refused: 'FORGERY', network },
    { event: 'limit reached', route: '/api/users/forgotPassword', status: 429, refused: 'TOO_MANY', network },
  ])
  // A network can be followed from event to event: one household of IPv6 is one network.
  const [first, second, third, fourth] = events.map(event => event.network)
  expect(first).not.toBe(second)
  expect(third).toBe(fourth)
  expect(events.map(event => event.network)).toEqual([first, second, third, third, first, first, first])
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|2001:db8|canary/i)
  expect(JSON.stringify(lines)).not.toContain(picker.token)
})

test('a session that has ended is no event', async () => {
  const gone = await signUp(shop)
  await shop.post('/users/signOut', {}, gone.browser)
  const before = shop.log.length
  await shop.get('/customer/profile', gone.bearer)
  expect(JSON.parse(shop.log[before] ?? '')).toMatchObject({ level: 'info', refused: 'SESSION_ENDED' })
})

test('no answer contains a password or its hash', async () => {
  const { body } = await shop.post('/users/authenticate', {
    loginId: person.loginId,
    loginPassword: person.loginPassword,
  })
  const profile = await shop.get('/customer/profile', { authorization: `Bearer ${body.token}` })
  expect(JSON.stringify([body, profile.body])).not.toMatch(/password|argon2/i)
})
