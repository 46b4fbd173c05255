import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, openPool } from '../../database/pool.ts'
import { calls } from '../../shop/contract.ts'
import { handlers } from '../../shop/handlers.server.ts'
import { signUp } from '../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('every call of the contract has one handler, and every path is one call', () => {
  expect(new Set(handlers.map(handler => handler.call))).toEqual(new Set(calls))
  const paths = calls.map(call => `${call.method} ${call.path}`)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the OpenAPI document has every call, with its refusals', async () => {
  const { body } = await shop.get('/openapi.json')
  for (const call of calls) {
    const operation = body.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
    expect(operation?.summary, call.path).toBe(call.does)
    for (const failure of Object.values(call.failures))
      expect(operation.responses, call.path).toHaveProperty(String(failure.status))
  }
})

test('calls answer with and without a trailing slash', async () => {
  expect((await shop.get('/category/findAllCategories/')).body).toEqual(
    (await shop.get('/category/findAll')).body,
  )
})

test('the session says who is signed in, sets the anti-forgery cookie, and is never stored', async () => {
  const answer = await shop.get('/session')
  expect(answer.body).toEqual({
    signedIn: false,
    firstName: null,
    custId: null,
    roles: [],
    shopRoles: [],
    branches: null,
    needsSecondFactor: false,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(String(answer.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=.*SameSite=Lax/)
})

test('a valid anti-forgery token stays the same, and lives as long as its session', async () => {
  const first = String((await shop.get('/session')).headers['set-cookie'])
  expect(first).toMatch(/Max-Age=2592000/)
  const cookie = first.split(';')[0] as string
  expect(String((await shop.get('/session', { cookie })).headers['set-cookie'])).toContain(cookie)
  const person = await signUp(shop)
  const mixed = `${person.browser.cookie?.split('; ').find(one => one.startsWith('__Host-souk-session'))}; ${cookie}`
  expect(String((await shop.get('/session', { cookie: mixed })).headers['set-cookie'])).not.toContain(cookie)
})

const order = guestOrder([
  { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
])

test.each([
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
])('a change from another site (%s: %s) is refused', async (header, value) => {
  expect(await shop.post('/orders/save', order, { [header]: value })).toMatchObject({
    status: 403,
    body: { type: '/problems/other-origin' },
  })
})

test('with a session, a change needs the anti-forgery token of that session', async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)]
  const { cookie = '', 'x-xsrf-token': token = '' } = person.browser
  const session = cookie.split('; ').find(one => one.startsWith('__Host-souk-session=')) as string
  const foreign = other.browser['x-xsrf-token'] as string
  const forged: Record<string, string>[] = [
    { cookie },
    { cookie: `${session}; XSRF-TOKEN=a.b`, 'x-xsrf-token': 'a.b' },
    { cookie: `${session}; XSRF-TOKEN=${foreign}`, 'x-xsrf-token': foreign },
    { cookie: session, 'x-xsrf-token': token },
    { cookie, authorization: 'Basic b3duZXI6c2VjcmV0' },
  ]
  for (const headers of forged)
    expect(await shop.post('/orders/save', order, headers)).toMatchObject({
      status: 403,
      body: { type: '/problems/forgery' },
    })
  expect((await shop.post('/orders/save', order, person.browser)).status).toBe(200)
  // A bearer token replaces the cookie, even if it is invalid.
  const both = { cookie, authorization: 'Bearer nobodys' }
  expect((await shop.post('/orders/save', order, both)).body.type).toBe('/problems/session-ended')
})

test.each(['/api/products/101', '/api/nothing', '/healthz', '/pictures/none'])(
  '%s carries the security headers',
  async url => {
    const { headers } = await shop.app.inject({ method: 'GET', url })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(headers['referrer-policy']).toBeDefined()
  },
)

test('/healthz answers for the process, /readyz for the database', async () => {
  expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'up' })
  expect((await shop.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: 'up' })
})

test('if the database ends a connection during a transaction, only that transaction fails', async () => {
  const pool = openPool(shop.pool.options.connectionString as string, 1)
  const work = inTransaction(pool, async database => {
    const { rows } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect
      .poll(() =>
        database.execute(sql`select 1`).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
    return database.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a call that fails unexpectedly answers without detail, and is logged once', async () => {
  const before = shop.log.length
  await shop.pool.query('alter table news_items rename to news_items_away')
  const answer = await shop.get('/newsTracker/findAll')
  await shop.pool.query('alter table news_items_away rename to news_items')
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.body)).not.toMatch(/news_items|select|stack|node_modules/)
  expect(answer.body).toMatchObject({ type: '/problems/unexpected', instance: expect.any(String) })
  const lines = shop.log.slice(before).map(line => JSON.parse(line))
  const failures = lines.filter(line => line.msg === 'a request failed')
  expect(failures).toMatchObject([{ id: answer.body.instance, error: { cause: { code: '42P01' } } }])
})

test('no name, mailbox, phone number, search or secret reaches the log, not even if something fails', async () => {
  const canaries = [
    'Canaryfirst',
    'Canarylast',
    'canary@example.org',
    '0300-CANARY',
    'canarysearch',
    'canarynote',
  ]
  const goods = [
    {
      productId: 101,
      quantity: 1,
      cuttingAttributes: 'Whole',
      packagingAttributes: 'Plain bag',
      notes: 'canarynote',
    },
  ]
  const customer = {
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    email: 'canary@example.org',
    phone1: '0300-CANARY',
  }
  const saved = await shop.post('/orders/save', { ...guestOrder(goods), customer })
  await shop.get(`/orders/findByLink/${saved.body.orders.orderNum}/${saved.body.orders.link}`)
  await shop.get('/search/suggest?q=canarysearch')
  await shop.pool.query('alter table order_events rename to order_events_away')
  const broken = await shop.post('/orders/save', { ...guestOrder(goods), customer })
  await shop.pool.query('alter table order_events_away rename to order_events')
  expect(broken.status).toBe(500)
  const logged = shop.log.join('')
  for (const canary of [...canaries, saved.body.orders.link]) expect(logged).not.toContain(canary)
})
