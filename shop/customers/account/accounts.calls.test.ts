import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedSecret, newPerson, openMailed, signIn, signUp } from '../../../tests/support/people.ts'
import { MAIL_SERVER, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20, { variables: MAIL_SERVER })
})
afterAll(() => shop.close())

const wrong = {
  status: 401,
  body: {
    type: '/problems/wrong-credentials',
    title: 'Username or password is incorrect',
    authenticated: false,
    customer: null,
    token: '',
  },
}

/** Returns the data of the latest password reset mail. */
async function latestReset(shop: TestShop, recipient: string) {
  const { rows } = await shop.pool.query(
    `select data from outbox where template = 'reset-password' and recipient = $1 order by message_id desc limit 1`,
    [recipient],
  )
  const { others, ...first } = rows[0].data
  const opened = (one: { loginId: string; secret: string }) => ({
    ...one,
    secret: openMailed(one.secret, recipient),
  })
  return { ...opened(first), others: others.map(opened) }
}

describe('opening an account', () => {
  test('answers the customer, and its mailbox gets a link', async () => {
    const person = newPerson()
    const { status, body } = await shop.post('/users/register', { ...person, loginId: 'zainab.q' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      custId: expect.any(Number),
      customer: {
        loginId: 'zainab.q',
        firstName: 'Zainab',
        custType: 'C',
        priority: 1,
        emailProven: false,
        salesRep: false,
        businessFlag: false,
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i)
    expect(await mailedSecret(shop, 'prove-email', person.email)).toMatch(/^[\w-]{43}$/)
  })

  test('answers the same for an e-mail that is known, and touches nothing of its account', async () => {
    const owner = await signUp(shop)
    const stranger = { ...newPerson(), email: owner.email }
    const [fresh, known] = [
      await shop.post('/users/register', newPerson()),
      await shop.post('/users/register', stranger),
    ]
    expect(known.status).toBe(fresh.status)
    expect(Object.keys(known.body.customer)).toEqual(Object.keys(fresh.body.customer))
    // Each password signs in to its own account.
    expect((await signIn(shop, { email: owner.email, loginPassword: owner.password })).custId).toBe(
      owner.custId,
    )
    expect((await signIn(shop, stranger)).custId).toBe(known.body.custId)
    expect(known.body.custId).not.toBe(owner.custId)
  })

  test('no answer reveals if a mailbox is proven: all people can still sign in to their own accounts', async () => {
    const owner = await signUp(shop)
    const before = { ...newPerson(), email: owner.email, loginId: 'rival.one' }
    await shop.post('/users/register', before)
    const secret = await mailedSecret(shop, 'prove-email', owner.email)
    expect((await shop.post('/users/proveEmail', { secret }, owner.bearer)).body.type).toBe(
      '/problems/other-account',
    )
    await shop.post('/users/forgotPassword', { email: owner.email })
    const { others, ...first } = await latestReset(shop, owner.email)
    // Until one account has proven the mailbox, the mail has a link for each, named by its login id; using one proves the
    // mailbox.
    expect([first.loginId, ...others.map((one: { loginId: string }) => one.loginId)]).toEqual([
      owner.email,
      'rival.one',
    ])
    const proven = await shop.post('/users/resetPassword', {
      secret: others[0].secret,
      newPassword: 'a proven password',
    })
    expect(proven.body).toEqual({ changed: true })
    const after = { ...newPerson(), email: owner.email }
    const opened = await shop.post('/users/register', after)
    const signedIn = [
      await signIn(shop, { email: owner.email, loginPassword: owner.password }),
      await signIn(shop, { email: owner.email, loginPassword: 'a proven password' }),
      await signIn(shop, after),
    ]
    expect(signedIn[0]?.custId).toBe(owner.custId)
    expect(signedIn[2]?.custId).toBe(opened.body.custId)
    expect(new Set(signedIn.map(({ custId }) => custId)).size).toBe(3)
    const profiles = await Promise.all(signedIn.map(one => shop.get('/customer/profile', one.bearer)))
    expect(profiles.map(({ body }) => body.emailProven)).toEqual([false, true, false])
  })

  test('a login id belongs to one account, however it is written', async () => {
    await shop.post('/users/register', { ...newPerson(), loginId: 'Taken.One' })
    expect(await shop.post('/users/register', { ...newPerson(), loginId: 'taken.one' })).toMatchObject({
      status: 409,
      body: { type: '/problems/login-id-taken', errors: [{ field: 'loginId' }] },
    })
  })

  test.each([
    ['', 'loginPassword'],
    ['short 7', 'loginPassword'],
    ['password1', 'loginPassword'],
    ['aaaaaaaa', 'loginPassword'],
    ['abcdefgh', 'loginPassword'],
    ['qwertyui', 'loginPassword'],
    ['x'.repeat(129), 'loginPassword'],
  ])('refuses the password %j', async (loginPassword, field) => {
    const answer = await shop.post('/users/register', { ...newPerson(), loginPassword })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(JSON.stringify(answer.body)).not.toContain(loginPassword || 'argon2')
  })

  test.each([
    '8 signs!',
    'پاس ورڈ لمبا ہے',
    'seven cups of tea '.repeat(4),
    `${'yoke'.repeat(31)}cat!`,
    ' spaces  count ',
  ])('takes the password %j whole', async loginPassword => {
    const person = { ...newPerson(), loginPassword }
    expect((await shop.post('/users/register', person)).status).toBe(200)
    expect((await signIn(shop, person)).token).not.toBe('')
    const shorter = { loginId: person.email, loginPassword: loginPassword.slice(0, -1) }
    expect(await shop.post('/users/authenticate', shorter)).toMatchObject(wrong)
  })

  test('a registration cannot set fields that the shop decides', async () => {
    const { body } = await shop.post('/users/register', { ...newPerson(), custType: 'A', custId: 1 })
    expect(body.customer).toMatchObject({ custType: 'C' })
    expect(body.custId).not.toBe(1)
    expect((await shop.post('/users/register', { ...newPerson(), priority: 9 })).status).toBe(400)
  })
})

describe('signing in', () => {
  test('works with login id or e-mail, whatever their case, at both calls', async () => {
    const person = { ...newPerson(), loginId: 'hamza_77' }
    await shop.post('/users/register', person)
    const password = person.loginPassword
    for (const loginId of ['hamza_77', 'HAMZA_77', person.email, person.email.toUpperCase()]) {
      const { body } = await shop.post('/users/authenticate', { loginId, loginPassword: password })
      expect(body).toMatchObject({
        authenticated: true,
        customer: { firstName: 'Zainab', loginId: 'hamza_77' },
        token: expect.stringMatching(/^[\w-]{43}$/),
      })
      const other = await shop.post('/customer/authenticate', { username: loginId, password })
      expect(other.body.token).toMatch(/^[\w-]{43}$/)
    }
  })

  test('a wrong password and an unknown name are refused alike', async () => {
    const person = await signUp(shop)
    const answers = await Promise.all(
      [person.email, 'nobody@example.org', 'nobody', '', "' or 1=1 --"].map(loginId =>
        shop.post('/users/authenticate', { loginId, loginPassword: 'not this one' }),
      ),
    )
    for (const answer of answers) expect(answer).toMatchObject(wrong)
    const bodies = answers.map(({ body }) => ({ ...body, instance: '' }))
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1)
  })

  test('guesses at a name are counted, and lock out neither other accounts nor the owner’s own browser', async () => {
    const owner = await signUp(shop)
    const guess = (loginId: string) =>
      shop.post('/users/authenticate', { loginId, loginPassword: 'a wrong guess' })
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess(owner.email)))
    const looked = answers.filter(({ body }) => body.type === '/problems/wrong-credentials')
    expect(looked.length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ body }) => body.type === '/problems/mailed-code')).toHaveLength(
      25 - looked.length,
    )
    const right = { loginId: owner.email, loginPassword: owner.password }
    expect((await shop.post('/users/authenticate', right)).body.type).toBe('/problems/mailed-code')
    expect((await shop.post('/users/authenticate', right, owner.browser)).status).toBe(200)
    expect((await signUp(shop)).token).not.toBe('')
    // Neither the account's number nor anything else that is not one of its names affects its count.
    const other = await signUp(shop)
    for (let time = 0; time < 6; time += 1) await guess(String(other.custId))
    expect((await signIn(shop, { email: other.email, loginPassword: other.password })).custId).toBe(
      other.custId,
    )
  })

  test('opening accounts with an e-mail is no way to guess the password of the one that has it', async () => {
    const owner = await signUp(shop)
    const tries = []
    for (let time = 0; time < 8; time += 1) {
      const guess = { ...newPerson(), email: owner.email, loginPassword: `guess number ${time}` }
      const opened = await shop.post('/users/register', guess)
      const login = { loginId: owner.email, loginPassword: guess.loginPassword }
      const signedIn = opened.status === 200 ? await shop.post('/users/authenticate', login) : opened
      tries.push(signedIn.status)
    }
    expect(tries.filter(status => status === 200).length).toBeLessThanOrEqual(5)
    expect(tries.at(-1)).toBe(429)
  })

  test('a browser that knows one account guesses at others like any other', async () => {
    const owner = await signUp(shop)
    const stranger = { ...newPerson(), email: owner.email }
    await shop.post('/users/register', stranger)
    const known = (await signIn(shop, stranger)).browser
    const answers = []
    for (let time = 0; time < 8; time += 1) {
      const guess = { loginId: owner.email, loginPassword: `wrong guess ${time}` }
      answers.push((await shop.post('/users/authenticate', guess, known)).body.type)
    }
    expect(answers.filter(type => type === '/problems/wrong-credentials').length).toBeLessThanOrEqual(5)
    expect(answers.at(-1)).toBe('/problems/mailed-code')
  })

  test('the traces of ten wrong guesses do not reveal if the account exists', async () => {
    const owner = await signUp(shop)
    const outcomes = []
    for (const email of [owner.email, newPerson().email]) {
      for (let time = 0; time < 10; time += 1)
        await shop.post('/users/authenticate', { loginId: email, loginPassword: 'a wrong guess' })
      const own = { ...newPerson(), email }
      const opened = await shop.post('/users/register', own)
      const login = { loginId: email, loginPassword: own.loginPassword }
      outcomes.push([opened.status, (await shop.post('/users/authenticate', login)).status])
    }
    expect(outcomes[0]).toEqual(outcomes[1])
  })

  test('two people who register with the same e-mail at the same moment both get an account', async () => {
    const email = newPerson().email
    const both = [newPerson(), newPerson()].map(person => ({ ...person, email }))
    await Promise.all(both.map(person => shop.post('/users/register', person)))
    const custIds = []
    for (const person of both) custIds.push((await signIn(shop, person)).custId)
    expect(new Set(custIds).size).toBe(2)
  })
})
