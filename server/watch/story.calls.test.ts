import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxDesk } from '../../tests/support/outbox-desk.ts'
import { openMailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  // One connection: statements of simultaneous requests wait for each other.
  shop = await openTestShop(1, { variables: { TRUSTED_PROXIES: '192.0.2.0/24', NODE_NAME: 'cellar' } })
})
afterAll(() => shop.close())

type Line = Record<string, unknown>
const linesSince = (before: number): Line[] => shop.log.slice(before).map(line => JSON.parse(line))
const order = () =>
  guestOrder([{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }])

test('the log ties an order to its statements and to the try of its mail, without personal data', async () => {
  const before = shop.log.length
  const { status, body } = await shop.post('/orders/save', order())
  expect(status).toBe(200)
  const [line = {}] = linesSince(before)
  expect(line).toMatchObject({
    node: 'cellar',
    id: expect.stringMatching(/^[\w-]{36}$/),
    method: 'POST',
    route: '/api/orders/save',
    statements: expect.any(Number),
    statementMilliseconds: expect.any(Number),
    messages: [expect.any(Number)],
  })
  expect(line.statements).toBeGreaterThan(3)

  const server = await openMailServer()
  const noted: Line[] = []
  const note = (says: string, about: Line) => void noted.push({ says, ...about })
  await outboxDesk(shop).sendMails(server.url, { note })
  await server.close()
  const [message] = line.messages as number[]
  expect(noted).toContainEqual({ says: 'a message was tried', message, channel: 'mail', became: 'sent' })
  for (const personal of ['Amina', 'amina@', body.orders.orderNum, body.orders.link])
    expect(JSON.stringify([line, noted])).not.toContain(personal)
})

test('a refused order has written no message', async () => {
  const before = shop.log.length
  const refused = await shop.post('/orders/save', guestOrder([{ productId: 101, quantity: 9_999 }]))
  expect(refused.status).toBeGreaterThanOrEqual(400)
  const [line] = linesSince(before)
  expect(line).toMatchObject({ id: refused.body.instance, refused: expect.any(String) })
  expect(line).not.toHaveProperty('messages')
})

test('each of many requests that wait for one connection is charged with its own statements', async () => {
  const before = shop.log.length
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 ? shop.get('/newsTracker/findAll') : shop.app.inject({ method: 'GET', url: '/healthz' }),
    ),
  )
  const counts = Map.groupBy(linesSince(before), ({ route }) => route)
  const statementsOf = (route: string) => counts.get(route)?.map(({ statements }) => statements)
  const own = statementsOf('/api/newsTracker/findAll')
  expect(own).toHaveLength(4)
  expect(new Set(own).size).toBe(1)
  expect(own?.[0]).toBeGreaterThan(0)
  expect(statementsOf('/healthz')).toEqual([0, 0, 0, 0])
})

test.each([
  ['taken over from a trusted proxy', '192.0.2.7', 'a-request-of-nginx_1', 'a-request-of-nginx_1'],
  ['not taken over from anyone else', '198.51.100.7', 'a-request-of-nginx_1', undefined],
  ['not taken over if it could hold a sentence', '192.0.2.7', 'call me: +92 300 1234567', undefined],
  ['not taken over if it is too long', '192.0.2.7', 'a'.repeat(65), undefined],
])('the id of a request is %s', async (_title, remoteAddress, id, expected) => {
  const before = shop.log.length
  const headers = { 'x-request-id': id }
  const answer = await shop.app.inject({ method: 'GET', url: '/api/nothing', headers, remoteAddress })
  const [line] = linesSince(before)
  expect(line?.id).toBe(answer.json().instance)
  if (expected) expect(line?.id).toBe(expected)
  else expect(line?.id).not.toBe(id)
})
