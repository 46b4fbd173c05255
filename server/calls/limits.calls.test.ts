import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { newPerson } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const contact = callTable['POST /email/api/contactEmail']?.good as () => object

test.each([
  ['/email/api/contactEmail', contact, 5],
  ['/users/forgotPassword', () => ({ email: newPerson().email }), 5],
  ['/users/register', newPerson, 60],
])(
  '%s is answered up to its limit from one address, and then refused for a while',
  async (path, input, most) => {
    const statuses: number[] = []
    for (let time = 0; time < most; time += 1) statuses.push((await shop.post(path, input())).status)
    expect(statuses).toEqual(Array(most).fill(200))
    const refused = await shop.post(path, input())
    expect(refused).toMatchObject({ status: 429, body: { type: '/problems/too-many' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: '10.9.9.9',
      payload: input(),
    })
    expect(elsewhere.statusCode).toBe(200)
  },
)

test('an address that a client only claims does not count', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/email/api/contactEmail',
    headers: { 'x-forwarded-for': '10.8.8.8' },
    payload: contact(),
  })
  expect(answer.statusCode).toBe(429)
})

test('one address cannot try the passwords of many accounts', async () => {
  const guess = (at: number) =>
    shop.post('/users/authenticate', { loginId: `account${at}@example.org`, loginPassword: 'summer 2026' })
  const answers = await Promise.all(Array.from({ length: 110 }, (_, at) => guess(at)))
  const looked = answers.filter(({ body }) => body.type === '/problems/wrong-credentials')
  expect(looked.length).toBeLessThanOrEqual(100)
  // This shop cannot mail a code.
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - looked.length)
})

test('the counters store neither addresses nor mailboxes', async () => {
  const { rows } = await shop.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ key }) => /@|127\.0\.0\.1|10\.9/.test(key))).toEqual([])
})

test('the OpenAPI document says which calls are limited', async () => {
  const { paths } = (await shop.get('/openapi.json')).body
  const limited = (calls as readonly Call[]).filter(call => call.limited)
  expect(limited.map(call => call.path)).toEqual(
    expect.arrayContaining([
      '/users/authenticate',
      '/users/register',
      '/users/forgotPassword',
      '/review/save',
      '/orders/save',
    ]),
  )
  for (const call of limited)
    expect(paths[`/api${call.path}`][call.method.toLowerCase()].responses).toHaveProperty('429')
})
