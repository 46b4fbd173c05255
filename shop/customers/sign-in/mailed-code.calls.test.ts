import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailedSecret, newPerson, type Person, signUp } from '../../../tests/support/people.ts'
import { MAIL_SERVER, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {
    variables: MAIL_SERVER,
  })
})
beforeEach(() => shop.pool.query('delete from rate_limits'))
afterAll(() => shop.close())

const signIn = (loginId: string, loginPassword: string, mailedCode?: string) =>
  shop.post('/users/authenticate', { loginId, loginPassword, ...(mailedCode ? { mailedCode } : {}) })
/** Guesses at a name until the shop asks for more. */
async function guessAt(loginId: string, times = 10) {
  const answers = []
  for (let time = 0; time < times; time += 1) answers.push(await signIn(loginId, `a wrong guess ${time}`))
  return answers
}
const ask = (loginId: string) => shop.post('/users/mailSignInCode', { loginId })
const codeFor = async ({ email }: Person) => {
  expect((await ask(email)).body).toEqual({ mailed: true })
  return mailedSecret(shop, 'sign-in-code', email)
}

test('the owner gets in with the right password and a mailed code, from a new browser, while a stranger goes on guessing', async () => {
  const owner = await signUp(shop)
  let over = false
  const stranger = async () => {
    while (!over) expect((await guessAt(owner.email, 3)).map(({ status }) => status)).toEqual([401, 401, 401])
  }
  await guessAt(owner.email)
  const guessing = stranger()
  expect((await signIn(owner.email, owner.password)).body.type).toBe('/problems/mailed-code')
  const code = await codeFor(owner)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
  const answer = await signIn(owner.email, owner.password, typed)
  expect(answer).toMatchObject({ status: 200, body: { customer: { custId: owner.custId } } })
  over = true
  await guessing
  // The other name of the account takes the code as well.
  const named = { ...newPerson(), loginId: 'named.owner' }
  await shop.post('/users/register', named)
  await guessAt('named.owner')
  await ask('named.owner')
  const other = await mailedSecret(shop, 'sign-in-code', named.email)
  expect((await signIn('named.owner', named.loginPassword, other)).status).toBe(200)
})

test('after too many guesses a stranger learns nothing, not even from the right password', async () => {
  const owner = await signUp(shop)
  const looked = (await guessAt(owner.email, 40)).filter(
    ({ body }) => body.type === '/problems/wrong-credentials',
  )
  // Registering counted as one.
  expect(looked).toHaveLength(4)
  await ask(owner.email)
  const unknown = newPerson().email
  await guessAt(unknown)
  await ask(unknown)
  const bodies = []
  for (const code of [undefined, 'ABCD-EFGH-JKMN', '000000'])
    for (const [name, password] of [
      [owner.email, owner.password],
      [owner.email, 'a wrong guess'],
      [unknown, 'a wrong guess'],
    ] as const) {
      const { status, body, headers } = await signIn(name, password, code)
      bodies.push(JSON.stringify({ code, status, ...body, instance: '', cookie: headers['set-cookie'] }))
    }
  expect(new Set(bodies).size).toBe(3)
  expect(bodies.join()).not.toContain('wrong-credentials')
})

test('a code works once, for its own mailbox, within an hour, and not without the password', async () => {
  const [owner, other] = [await signUp(shop), await signUp(shop)]
  await guessAt(owner.email)
  await guessAt(other.email)
  const code = await codeFor(owner)
  expect((await signIn(other.email, other.password, code)).body.type).toBe('/problems/mailed-code')
  expect((await signIn(owner.email, 'a wrong guess', code)).body.type).toBe('/problems/wrong-credentials')
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => signIn(owner.email, owner.password, code)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.type === '/problems/mailed-code')).toHaveLength(2)
  const late = await codeFor(other)
  shop.later(61)
  await guessAt(other.email)
  expect((await signIn(other.email, other.password, late)).body.type).toBe('/problems/mailed-code')
})

test('even beside a right code, only a few passwords are looked at', async () => {
  const owner = await signUp(shop)
  await guessAt(owner.email)
  const code = await codeFor(owner)
  const statuses = []
  for (let time = 0; time < 8; time += 1)
    statuses.push((await signIn(owner.email, 'a wrong guess', code)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('an account with a second factor needs its code as well', async () => {
  const owner = await signUp(shop)
  await shop.pool.query(
    `insert into second_factors (cust_id, secret, confirmed_at) values ($1, 'not read here', now())`,
    [owner.custId],
  )
  await guessAt(owner.email)
  const code = await codeFor(owner)
  expect((await signIn(owner.email, owner.password, code)).body.type).toBe('/problems/second-factor')
})

test('asking for codes answers alike, mails nobody without an account, and few to a mailbox', async () => {
  const owner = await signUp(shop)
  const answers = []
  for (const name of [owner.email, newPerson().email, 'nobody.at.all'])
    for (let time = 0; time < 3; time += 1) answers.push(await ask(name))
  answers.push(await ask(owner.email))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  const { rows } = await shop.pool.query(
    `select recipient, parked_at is null as waits, count(*)::int from outbox where template = 'sign-in-code'
     and created_at > now() - interval '1 minute' and (recipient = $1 or recipient = 'nobody') group by 1, 2 order by 1`,
    [owner.email],
  )
  expect(rows).toContainEqual({ recipient: owner.email, waits: true, count: 3 })
  expect(rows.filter(({ recipient, waits }) => recipient === 'nobody' && waits)).toEqual([])
  expect((await ask(owner.email)).status).toBe(429)
})

test('the database holds no code, and nothing by which one could be found', async () => {
  const owner = await signUp(shop)
  const code = await codeFor(owner)
  const { rows } = await shop.pool.query(
    'select (select json_agg(o) from outbox o)::text || (select json_agg(v) from verifications v)::text as all',
  )
  for (const form of [code, code.replaceAll('-', '')]) expect(rows[0].all).not.toContain(form)
  const hash = createHash('sha256').update(`sign-in ${code}`).digest('base64url')
  expect(rows[0].all).not.toContain(hash)
})
