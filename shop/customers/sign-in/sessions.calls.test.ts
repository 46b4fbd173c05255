import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asBrowser, mailedSecret, newPerson, signIn, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
/** All calls of these tests come from one address, which counts against its limits. */
const forgetCounts = () => shop.pool.query('delete from rate_limits')
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const isIn = async (headers: Record<string, string>) =>
  (await shop.get('/customer/profile', headers)).status === 200

describe('a session', () => {
  test('is in a cookie that no script and no other site can read, and is stored as a hash', async () => {
    const person = await signUp(shop)
    const { headers, body } = await shop.post('/users/authenticate', {
      loginId: person.email,
      loginPassword: person.password,
    })
    const cookie = [headers['set-cookie']].flat().find(one => String(one).startsWith('__Host-souk-session='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Secure/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\//)
    expect(cookie).not.toMatch(/Domain/)
    const everything = await shop.pool.query('select * from sessions')
    expect(JSON.stringify(everything.rows)).not.toContain(body.token)
  })

  test('is new at each sign-in, even if the browser sent an old one', async () => {
    const person = await signUp(shop)
    const credentials = { loginId: person.email, loginPassword: person.password }
    const { body } = await shop.post('/users/authenticate', credentials, person.browser)
    expect(body.token).not.toBe(person.token)
    const chosen = await shop.post('/users/authenticate', credentials, {
      authorization: 'Bearer chosen-by-somebody',
    })
    expect(chosen.body.token).not.toBe('chosen-by-somebody')
    expect(await isIn({ cookie: '__Host-souk-session=chosen-by-somebody' })).toBe(false)
  })

  test('is described by the session call, in one request', async () => {
    const person = await signUp(shop, 'picker')
    const { body } = await shop.get('/session', person.browser)
    expect(body).toEqual({
      signedIn: true,
      firstName: 'Zainab',
      custId: person.custId,
      roles: ['picker'],
      shopRoles: ['picker'],
      branches: null,
      needsSecondFactor: false,
    })
  })

  test('ends after 60 minutes without use, and is moved on by use', async () => {
    const person = await signUp(shop)
    shop.later(59)
    expect(await isIn(person.bearer)).toBe(true)
    shop.later(59)
    expect(await isIn(person.bearer)).toBe(true)
    shop.later(61)
    const refused = await shop.get('/customer/profile', person.browser)
    expect(refused).toMatchObject({ status: 401, body: { type: '/problems/session-ended' } })
    expect(String(refused.headers['set-cookie'])).toMatch(/__Host-souk-session=;/)
  })

  test('ends after 30 days, however much it is used', async () => {
    const person = await signUp(shop)
    for (let halfHours = 0; halfHours < 30 * 48 - 2; halfHours += 1) {
      shop.later(30)
      if (halfHours % 48 === 0 || halfHours > 30 * 48 - 6) expect(await isIn(person.bearer)).toBe(true)
      else await shop.pool.query("update sessions set expires_at = expires_at + interval '30 minutes'")
    }
    shop.later(90)
    expect(await isIn(person.bearer)).toBe(false)
  })

  test('may be idle for the minutes of the setting, and for 30 if the setting is 0', async () => {
    await shop.pool.query(`insert into settings (name, value) values ('sessionMinutes', '0')`)
    const person = await signUp(shop)
    shop.later(29)
    expect(await isIn(person.bearer)).toBe(true)
    shop.later(31)
    expect(await isIn(person.bearer)).toBe(false)
    await shop.pool.query(`delete from settings where name = 'sessionMinutes'`)
  })

  test('ends by signing out, for good', async () => {
    const person = await signUp(shop)
    const answer = await shop.post('/users/signOut', {}, person.browser)
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-souk-session=;/)
    expect(await isIn(person.bearer)).toBe(false)
  })

  test('ends on all devices at once', async () => {
    const first = await signUp(shop)
    const second = await signIn(shop, { email: first.email, loginPassword: first.password })
    await shop.post('/users/signOutEverywhere', {}, second.bearer)
    expect([await isIn(first.bearer), await isIn(second.bearer)]).toEqual([false, false])
  })

  test('ends with the account', async () => {
    const person = await signUp(shop)
    await shop.pool.query('update customers set closed_at = now() where cust_id = $1', [person.custId])
    expect(await isIn(person.bearer)).toBe(false)
    const credentials = { loginId: person.email, loginPassword: person.password }
    expect((await shop.post('/users/authenticate', credentials)).status).toBe(401)
  })
})

describe('a password', () => {
  test('is changed by a person who knows it, which ends all other sessions', async () => {
    const [first, newPassword] = [await signUp(shop), 'another good one']
    const second = await signIn(shop, { email: first.email, loginPassword: first.password })
    const refused = await shop.post(
      '/users/changePassword',
      { loginPassword: 'not mine', newPassword },
      first.bearer,
    )
    expect(refused).toMatchObject({ status: 403, body: { type: '/problems/password-wrong' } })
    const changed = await shop.post(
      '/users/changePassword',
      { loginPassword: first.password, newPassword },
      first.browser,
    )
    expect([await isIn(first.bearer), await isIn(second.bearer)]).toEqual([false, false])
    expect(await isIn(asBrowser(changed.headers))).toBe(true)
    expect((await signIn(shop, { email: first.email, loginPassword: newPassword })).token).not.toBe('')
  })

  test('is reset by a mailed link, once, which proves the mailbox and ends all sessions', async () => {
    const person = await signUp(shop)
    expect((await shop.post('/users/forgotPassword', { email: person.email })).body).toEqual({ mailed: true })
    const secret = await mailedSecret(shop, 'reset-password', person.email)
    const newPassword = 'quite another one'
    const reset = () => shop.post('/users/resetPassword', { secret, newPassword })
    const answers = await Promise.all(Array.from({ length: 8 }, reset))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.type === '/problems/link-dead')).toHaveLength(7)
    expect(await isIn(person.bearer)).toBe(false)
    const again = await signIn(shop, { email: person.email, loginPassword: newPassword })
    expect((await shop.get('/customer/profile', again.bearer)).body.emailProven).toBe(true)
  })

  test('cannot be reset by an old link', async () => {
    const person = await signUp(shop)
    await shop.post('/users/forgotPassword', { email: person.email })
    const secret = await mailedSecret(shop, 'reset-password', person.email)
    shop.later(61)
    expect(
      (await shop.post('/users/resetPassword', { secret, newPassword: 'a fine password' })).body.type,
    ).toBe('/problems/link-dead')
  })

  test('a mailed link is stored as a hash only, and serves no other purpose', async () => {
    const person = await signUp(shop)
    await shop.post('/users/forgotPassword', { email: person.email })
    const secret = await mailedSecret(shop, 'reset-password', person.email)
    const { rows } = await shop.pool.query('select * from verifications')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const used = await shop.post('/users/proveEmail', { secret }, person.bearer)
    expect(used.body.type).toBe('/problems/link-dead')
    const stored = rows.map(({ identifier }) => ({ secret: identifier, newPassword: 'a fine password' }))
    for (const body of stored)
      expect((await shop.post('/users/resetPassword', body)).body.type).toBe('/problems/link-dead')
    const newPassword = { secret, newPassword: 'a fine password' }
    expect((await shop.post('/users/resetPassword', newPassword)).status).toBe(200)
  })

  test('asking for a reset answers the same for an unknown address, and sends nothing there', async () => {
    const person = await signUp(shop)
    const [known, unknown] = [
      await shop.post('/users/forgotPassword', { email: person.email }),
      await shop.post('/users/forgotPassword', { email: 'unknown@example.org' }),
    ]
    expect({ ...unknown.body }).toEqual(known.body)
    const { rows } = await shop.pool.query(
      `select * from outbox where recipient = 'unknown@example.org' or (recipient = 'nobody' and parked_at is null)`,
    )
    expect(rows).toEqual([])
  })

  test('a mailbox gets at most three such mails an hour, for all accounts together; no request is refused', async () => {
    await forgetCounts()
    const person = newPerson()
    for (let time = 0; time < 3; time += 1)
      await shop.post('/users/register', { ...newPerson(), email: person.email })
    const answers = []
    for (let time = 0; time < 5; time += 1)
      answers.push(await shop.post('/users/forgotPassword', { email: person.email }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { rows } = await shop.pool.query(
      `select template, count(*)::int as mails from outbox where recipient = $1 group by template`,
      [person.email],
    )
    expect(rows).toContainEqual({ template: 'reset-password', mails: 3 })
  })
})

describe('a mailbox', () => {
  test('is proven only by the account that opened it, and only once', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)]
    const secret = await mailedSecret(shop, 'prove-email', owner.email)
    expect((await shop.post('/users/proveEmail', { secret })).status).toBe(401)
    expect((await shop.post('/users/proveEmail', { secret }, other.bearer)).body.type).toBe(
      '/problems/other-account',
    )
    expect((await shop.post('/users/proveEmail', { secret }, owner.bearer)).status).toBe(200)
    expect((await shop.post('/users/proveEmail', { secret }, owner.bearer)).body.type).toBe(
      '/problems/link-dead',
    )
  })

  test('belongs to one account, even when two prove it at the same moment', async () => {
    const first = await signUp(shop)
    const rival = { ...newPerson(), email: first.email }
    const firstSecret = await mailedSecret(shop, 'prove-email', first.email)
    await shop.post('/users/register', rival)
    const second = await signIn(shop, rival)
    const secondSecret = await mailedSecret(shop, 'prove-email', first.email)
    const answers = await Promise.all([
      shop.post('/users/proveEmail', { secret: firstSecret }, first.bearer),
      shop.post('/users/proveEmail', { secret: secondSecret }, second.bearer),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(second.custId).not.toBe(first.custId)
  })

  test('is changed with the password, once the new one is proven', async () => {
    await forgetCounts()
    const person = await signUp(shop)
    const email = newPerson().email
    const ask = (loginPassword: string) =>
      shop.post('/users/changeEmail', { email, loginPassword }, person.bearer)
    expect((await ask('not mine')).status).toBe(403)
    expect((await ask(person.password)).status).toBe(200)
    const profile = () => shop.get('/customer/profile', person.bearer)
    expect((await profile()).body.email).toBe(person.email)
    const secret = await mailedSecret(shop, 'prove-email', email)
    await shop.post('/users/proveEmail', { secret }, person.bearer)
    expect((await profile()).body).toMatchObject({ email, loginId: email, emailProven: true })
    expect((await signIn(shop, { email, loginPassword: person.password })).custId).toBe(person.custId)
  })
})
