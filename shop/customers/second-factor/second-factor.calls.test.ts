import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedSecret, type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let minutes = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Returns an unused code: it moves the clock on. */
function fresh(app: TOTP): string {
  shop.later(1)
  minutes += 1
  return app.generate({ timestamp: Date.now() + minutes * 60_000 })
}

/** Signs up a person with a second factor; returns the app and the recovery codes too. */
async function withFactor(role?: Parameters<typeof signUp>[1]) {
  const person = await signUp(shop, role)
  const begun = await shop.post('/secondFactor/begin', { loginPassword: person.password }, person.bearer)
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
  const { status, body } = await shop.post('/secondFactor/confirm', { code: fresh(app) }, person.bearer)
  expect(status).toBe(200)
  return { person, app, recoveryCodes: body.recoveryCodes as string[] }
}

const signInWith = ({ email, password }: Person, code?: string, address = '/users/authenticate') =>
  shop.post(address, { loginId: email, loginPassword: password, ...(code ? { code } : {}) })

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a second factor', () => {
  test('is asked for after the right password, and by nothing else', async () => {
    const { person, app } = await withFactor()
    const asked = await signInWith(person)
    expect(asked).toMatchObject({
      status: 401,
      body: { type: '/problems/second-factor', authenticated: false, customer: null, token: '' },
    })
    expect((await signInWith({ ...person, password: 'not mine' }, fresh(app))).body.type).toBe(
      '/problems/wrong-credentials',
    )
    expect((await signInWith(person, fresh(app))).body.authenticated).toBe(true)
    const aliases = { username: person.email, password: person.password, code: fresh(app) }
    expect((await shop.post('/customer/authenticate', aliases)).body.authenticated).toBe(true)
    expect((await signInWith(person, fresh(app), '/loginsignin')).body.authenticated).toBe(true)
  })

  test('counts only after its first code, which needs the password', async () => {
    const person = await signUp(shop)
    const refused = await shop.post('/secondFactor/begin', { loginPassword: 'not mine' }, person.bearer)
    expect(refused.body.type).toBe('/problems/password-wrong')
    expect((await shop.post('/secondFactor/confirm', { code: '123456' }, person.bearer)).body.type).toBe(
      '/problems/not-begun',
    )
    await shop.post('/secondFactor/begin', { loginPassword: person.password }, person.bearer)
    expect((await signInWith(person)).status).toBe(200)
    expect((await shop.get('/secondFactor/find', person.bearer)).body).toMatchObject({ on: false })
  })

  test('ends the sessions that were begun without it, but not the one it was switched on in', async () => {
    const person = await signUp(shop)
    const elsewhere = await signInWith(person)
    const bearer = { authorization: `Bearer ${elsewhere.body.token}` }
    const begun = await shop.post('/secondFactor/begin', { loginPassword: person.password }, person.bearer)
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
    await shop.post('/secondFactor/confirm', { code: fresh(app) }, person.bearer)
    expect((await shop.get('/customer/profile', bearer)).status).toBe(401)
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(200)
  })

  test('is stored encrypted, so that the database alone does not reveal it', async () => {
    const person = await signUp(shop)
    const { body } = await shop.post('/secondFactor/begin', { loginPassword: person.password }, person.bearer)
    const app = new TOTP({ secret: Secret.fromBase32(body.secret) })
    const confirmed = await shop.post('/secondFactor/confirm', { code: fresh(app) }, person.bearer)
    const { rows } = await shop.pool.query('select * from second_factors')
    const stored = JSON.stringify(rows)
    for (const shown of [body.secret, ...confirmed.body.recoveryCodes])
      expect(stored).not.toContain(shown.replaceAll('-', ''))
    expect(body.uri).toContain(`secret=${body.secret}`)
  })
})

describe('a code', () => {
  test('works once, even if many requests use it at the same moment', async () => {
    const { person, app } = await withFactor()
    const code = fresh(app)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(person, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.type === '/problems/code-wrong')).toHaveLength(3)
    expect((await signInWith(person, code)).body.type).toBe('/problems/code-wrong')
    // An older code, still within its time, does not work afterwards either.
    const before = app.generate({ timestamp: Date.now() + minutes * 60_000 - 30_000 })
    expect((await signInWith(person, before)).body.type).toBe('/problems/code-wrong')
  })

  test('that is wrong counts as a guess: after five nobody gets in, the right code included', async () => {
    const { person, app } = await withFactor()
    const elsewhere = await signInWith(person, fresh(app))
    expect(elsewhere.status).toBe(200)
    const verdicts: number[] = []
    for (let guess = 0; guess < 7; guess += 1)
      verdicts.push((await signInWith(person, otherThan(fresh(app)))).status)
    expect(verdicts).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await signInWith(person, fresh(app))).status).toBe(429)
    // A browser that signed in to the account before has its own count.
    const cookie = [elsewhere.headers['set-cookie']].flat().map(one => String(one).split(';')[0])
    const device = cookie.find(one => one?.startsWith('__Host-souk-device=')) ?? ''
    const own = await shop.post(
      '/users/authenticate',
      { loginId: person.email, loginPassword: person.password, code: fresh(app) },
      { cookie: device },
    )
    expect(own.status).toBe(200)
  })

  test('cannot be guessed without limit by a signed-in person to switch it off', async () => {
    const { person, app } = await withFactor()
    const verdicts: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const code = otherThan(fresh(app))
      const sent = { loginPassword: person.password, code }
      verdicts.push((await shop.post('/secondFactor/remove', sent, person.bearer)).status)
    }
    expect(verdicts).toEqual([403, 403, 403, 403, 403, 429])
  })
})

describe('a recovery code', () => {
  test('replaces a code once, however it is typed', async () => {
    const { person, recoveryCodes } = await withFactor()
    expect(recoveryCodes).toHaveLength(10)
    const [first = '', second = ''] = recoveryCodes
    const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(person, first)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signInWith(person, first)).body.type).toBe('/problems/code-wrong')
    expect((await signInWith(person, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await shop.get('/secondFactor/find', person.bearer)).body.recoveryCodesLeft).toBe(8)
  })

  test('of an earlier set no longer works once a new set exists', async () => {
    const { person, app, recoveryCodes } = await withFactor()
    const sent = { loginPassword: person.password, code: fresh(app) }
    const renewed = await shop.post('/secondFactor/renewRecoveryCodes', sent, person.bearer)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await signInWith(person, recoveryCodes[3])).body.type).toBe('/problems/code-wrong')
    expect((await signInWith(person, renewed.body.recoveryCodes[3])).status).toBe(200)
  })

  test('of one account does not work for another', async () => {
    const [first, second] = [await withFactor(), await withFactor()]
    expect((await signInWith(second.person, first.recoveryCodes[0])).body.type).toBe('/problems/code-wrong')
  })
})

describe('ways that do not switch it off', () => {
  test('a changed and a reset password', async () => {
    const { person, app } = await withFactor()
    const newPassword = 'eight cups of kahwa'
    await shop.post('/users/changePassword', { loginPassword: person.password, newPassword }, person.bearer)
    expect((await signInWith({ ...person, password: newPassword })).body.type).toBe('/problems/second-factor')
    await shop.post('/users/forgotPassword', { email: person.email })
    const secret = await mailedSecret(shop, 'reset-password', person.email)
    const reset = { secret, newPassword: 'nine cups of sulaimani' }
    expect((await shop.post('/users/resetPassword', reset)).status).toBe(200)
    const after = { ...person, password: reset.newPassword }
    expect((await signInWith(after)).body.type).toBe('/problems/second-factor')
    expect((await signInWith(after, fresh(app))).status).toBe(200)
  })

  test('starting the setup again; only password and code do', async () => {
    const { person, app } = await withFactor()
    const again = await shop.post('/secondFactor/begin', { loginPassword: person.password }, person.bearer)
    expect(again.body.type).toBe('/problems/already-on')
    const remove = (sent: object) => shop.post('/secondFactor/remove', sent, person.bearer)
    expect((await remove({ loginPassword: 'not mine', code: fresh(app) })).status).toBe(403)
    expect((await remove({ loginPassword: person.password, code: fresh(app) })).body).toEqual({ on: false })
    expect((await signInWith(person)).status).toBe(200)
    const { rows } = await shop.pool.query(
      'select template from outbox where recipient = $1 order by message_id',
      [person.email],
    )
    expect(rows.map(({ template }) => template)).toEqual([
      'prove-email',
      'second-factor-on',
      'second-factor-off',
    ])
  })
})

test('if the shop requires it, roles count only with it; a representative stays one', async () => {
  const [owner, manager] = [await withFactor('owner'), await signUp(shop, 'manager')]
  const representative = await signUp(shop, 'representative')
  const require = (requireTwoFactor: boolean) =>
    shop.post('/staff/requireSecondFactor', { requireTwoFactor }, owner.person.bearer)
  expect((await require(true)).status).toBe(200)
  const session = async (person: Person) => (await shop.get('/session', person.bearer)).body
  expect(await session(manager)).toMatchObject({ roles: [], needsSecondFactor: true })
  expect(await session(owner.person)).toMatchObject({ roles: ['owner'], needsSecondFactor: false })
  expect(await session(representative)).toMatchObject({ roles: ['representative'], needsSecondFactor: false })
  expect((await shop.get('/audit/find', manager.bearer)).status).toBe(403)
  expect((await shop.get('/secondFactor/find', manager.bearer)).body).toMatchObject({ needed: true })

  const begun = await shop.post('/secondFactor/begin', { loginPassword: manager.password }, manager.bearer)
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
  await shop.post('/secondFactor/confirm', { code: fresh(app) }, manager.bearer)
  expect(await session(manager)).toMatchObject({ roles: ['manager'], needsSecondFactor: false })
  expect((await shop.get('/audit/find', manager.bearer)).status).toBe(200)
  // The call for settings does not change it: only staff administration decides it.
  const sent = { requireTwoFactor: false }
  expect((await shop.post('/settings/save', sent, manager.bearer)).status).toBe(400)
  expect((await require(false)).status).toBe(200)
})
