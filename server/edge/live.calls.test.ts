import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../database/pool.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { guestOrder, openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { createApp } from '../process/app.ts'
import { readConfiguration } from '../process/configuration.ts'
import { routeLive } from './live.ts'
import type { Sessions } from './sessions.ts'

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop(20, { cachesPages: true })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.close())

type Stream = {
  answer: IncomingMessage
  heard: () => string
  until: (what: RegExp) => Promise<void>
  ended: Promise<void>
}

/** Opens a stream and collects its messages. */
function listen(at: number, headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((done, fail) => {
    const asked = get({ port: at, host: '127.0.0.1', path: '/api/live', headers }, answer => {
      let text = ''
      const waiting: { what: RegExp; heard: () => void }[] = []
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        for (const one of waiting) if (one.what.test(text)) one.heard()
      })
      done({
        answer,
        heard: () => text,
        until: what =>
          new Promise(heard => {
            if (what.test(text)) heard()
            else waiting.push({ what, heard })
          }),
        ended: new Promise(ended => answer.on('close', ended)),
      })
    })
    asked.on('error', fail)
  })
}
const times = (text: string, what: RegExp) => text.match(what)?.length ?? 0

test('staff are notified of a new order and of each step; the notice contains nothing from the order', async () => {
  const staff = await signUp(shop, 'orders')
  const stream = await listen(port, staff.bearer)
  expect(stream.answer.statusCode).toBe(200)
  expect(stream.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  await stream.until(/retry: \d+/)
  const before = times(stream.heard(), /event: orders/g)
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ]),
  )
  await stream.until(new RegExp(`(event: orders[^]*){${before + 1}}`))
  await shop.post(
    '/orders/changeStatus',
    { orderId: body.orders.orderId, orderStatus: 'PRINTED' },
    staff.bearer,
  )
  await stream.until(new RegExp(`(event: orders[^]*){${before + 2}}`))
  expect(stream.heard()).not.toContain(body.orders.orderNum)
  stream.answer.destroy()
})

test('guests, customers, and staff without the permission for orders are not notified', async () => {
  expect((await listen(port)).answer.statusCode).toBe(401)
  for (const role of [undefined, 'catalogue', 'content'] as const) {
    const person = await signUp(shop, role)
    expect((await listen(port, person.bearer)).answer.statusCode, role).toBe(403)
  }
  for (const role of ['picker', 'driver'] as const) {
    const stream = await listen(port, (await signUp(shop, role)).bearer)
    expect(stream.answer.statusCode, role).toBe(200)
    stream.answer.destroy()
  }
})

test('one person can open only a limited number of streams', async () => {
  const staff = await signUp(shop, 'orders')
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(port, staff.bearer)))
  const refused = await listen(port, staff.bearer)
  expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([429, '30'])
  streams[0]?.answer.destroy()
  await streams[0]?.ended
  // The shop notices it a moment later.
  await expect.poll(async () => (await listen(port, staff.bearer)).answer.statusCode).toBe(200)
  for (const { answer } of streams) answer.destroy()
})

test('a stream sends signs of life, ends with the session or the role, and does not extend the session', async () => {
  const app = Fastify()
  const caller = { custId: 1, roles: ['orders'], branchRoles: [] }
  let there: typeof caller | undefined = caller
  const sessions = {
    callerOf: async () => ({ caller, ended: false }),
    stillThere: async () => there,
  } as unknown as Sessions
  routeLive(app, sessions, 20)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const at = (app.server.address() as AddressInfo).port
  const first = await listen(at)
  await first.until(/: here/)
  there = { ...caller, roles: ['content'] }
  await first.ended
  there = caller
  const second = await listen(at)
  await second.until(/: here/)
  there = undefined
  await second.ended
  there = caller
  const last = await listen(at)
  await app.close()
  await last.ended
  const staff = await signUp(shop, 'orders')
  const ends = async () =>
    (await shop.pool.query('select expires_at from sessions where user_id = $1', [staff.custId])).rows
  const before = await ends()
  shop.later(30)
  const asked = { headers: staff.bearer, cookies: {} }
  const { sessionsOn } = await import('./sessions.ts')
  const own = sessionsOn(shop.pool, 'x'.repeat(32), () => new Date(Date.now() + 30 * 60_000))
  expect((await own.stillThere(asked as never))?.custId).toBe(staff.custId)
  expect(await ends()).toEqual(before)
  await own.callerOf(asked as never)
  expect(await ends()).not.toEqual(before)
})

/** A second process of the same shop: it hears of changes by the database alone. */
async function otherWorker() {
  const pool = openPool(shop.databaseUrl, 4)
  const app = await createApp({
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    secret: TEST_SECRET,
    version: '1.0.27',
    pool,
    changesUrl: shop.databaseUrl,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(async () => (await app.inject('/readyz')).json().pages).toBe('current')
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { at: (app.server.address() as AddressInfo).port, close }
}

test('a stream ends at once, on every worker, when its session or its role is taken away', async () => {
  const other = await otherWorker()
  const owner = await signUp(shop, 'owner')
  const ways: [string, (person: Person) => Promise<unknown>][] = [
    ['signed out', person => shop.post('/users/signOut', {}, person.browser)],
    ['signed out everywhere', person => shop.post('/users/signOutEverywhere', {}, person.browser)],
    [
      'another role',
      ({ custId }) => shop.pool.query(`update staff_roles set role = 'content' where cust_id = $1`, [custId]),
    ],
    ['no role', ({ custId }) => shop.pool.query('delete from staff_roles where cust_id = $1', [custId])],
    [
      'a closed account',
      ({ custId }) => shop.pool.query('update customers set closed_at = now() where cust_id = $1', [custId]),
    ],
    [
      'a new password',
      ({ password, browser }) =>
        shop.post(
          '/users/changePassword',
          { loginPassword: password, newPassword: 'eight cups of kahwa' },
          browser,
        ),
    ],
    [
      'a second factor that is required from now on',
      () => shop.post('/staff/requireSecondFactor', { requireTwoFactor: true }, owner.bearer),
    ],
  ]
  for (const [way, end] of ways) {
    const [staff, bystander] = [await signUp(shop, 'orders'), await signUp(shop, 'picker')]
    const streams = await Promise.all([port, other.at].map(at => listen(at, staff.bearer)))
    const untouched = await listen(other.at, bystander.bearer)
    for (const stream of [...streams, untouched]) await stream.until(/retry: \d+/)
    await end(staff)
    await Promise.all(streams.map(({ ended }) => ended))
    if (!way.startsWith('a second')) {
      expect(untouched.answer.destroyed, way).toBe(false)
      untouched.answer.destroy()
    }
  }
  await other.close()
})
