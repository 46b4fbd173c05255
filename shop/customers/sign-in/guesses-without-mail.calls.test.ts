import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, { variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
})
afterAll(() => shop.close())

const signIn = async (loginId: string, loginPassword: string, from: string) =>
  (await shop.post('/users/authenticate', { loginId, loginPassword }, { 'x-forwarded-for': from })).status
const guess = (loginId: string, from: string) => signIn(loginId, 'a wrong guess', from)

/** A stranger who has guessed at a name until no guess of theirs is looked at. */
async function guessedAt({ email }: { email: string }, from: string) {
  const statuses = []
  for (let time = 0; time < 12; time += 1) statuses.push(await guess(email, from))
  expect(statuses.at(-1)).toBe(429)
}

test('without a mail server the owner gets in from a new browser, although strangers guess at the account', async () => {
  const owner = await signUp(shop)
  await guessedAt(owner, '10.8.0.1')
  await guessedAt(owner, '10.8.0.2')
  expect(await signIn(owner.email, owner.password, '10.8.0.3')).toBe(200)
  // A typing error at first, as people make them.
  expect(await guess(owner.email, '10.8.0.4')).toBe(401)
  expect(await signIn(owner.email, owner.password, '10.8.0.4')).toBe(200)
})

test('without a mail server a stranger has five looks more from an address, not even at the right password', async () => {
  const owner = await signUp(shop)
  await guessedAt(owner, '10.8.1.1')
  const looked = []
  for (let time = 0; time < 8; time += 1) looked.push(await guess(owner.email, '10.8.1.2'))
  expect(looked).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect(await signIn(owner.email, owner.password, '10.8.1.2')).toBe(429)
  await guessedAt(newPerson(), '10.8.1.3')
})

test('without a mail server an address that guesses at many names has to wait', async () => {
  const statuses = []
  for (let time = 0; time < 105; time += 1) statuses.push(await guess(newPerson().email, '10.8.2.1'))
  expect(statuses.slice(0, 100).every(status => status === 401)).toBe(true)
  const owner = await signUp(shop)
  expect(await signIn(owner.email, owner.password, '10.8.2.1')).toBe(429)
})
