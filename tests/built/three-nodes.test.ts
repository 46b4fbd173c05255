import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { addressOf, dropDatabase } from '../../scripts/testing/test-databases.ts'
import { demoProducts } from '../../shop/catalogue/demo/demo-products.ts'
import { demoVariants } from '../../shop/catalogue/demo/demo-variants.ts'
import { openNginx } from '../support/stand-ins/load-balancer.ts'
import { guestOrder } from '../support/test-shop.ts'

type Node = Awaited<ReturnType<typeof startBuiltShop>> & { said: string[] }

const { server, prefix } = inject('testDatabases')
const name = `${prefix}_nodes`
let databaseUrl: string
let nodes: Node[]
let nginx: Awaited<ReturnType<typeof openNginx>>

beforeAll(async () => {
  await askOnce(server, `create database ${name}`)
  databaseUrl = addressOf(server, name)
  // All at the same moment, on an empty database; one of them with two workers.
  nodes = await Promise.all(
    ['1', '1', '2'].map(async workers => {
      const node = await startBuiltShop({
        DATABASE_URL: databaseUrl,
        DATABASE_CONNECTIONS: '10',
        SOUK_SECRET: 'the same secret on each of the nodes',
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'info',
        WORKERS: workers,
      })
      const said: string[] = []
      node.process.stdout?.on('data', chunk => said.push(String(chunk)))
      return { ...node, said }
    }),
  )
  nginx = await openNginx(nodes.map(node => node.address))
})
afterAll(async () => {
  await nginx?.close()
  await Promise.all((nodes ?? []).map(node => stopped(node.process)))
  await dropDatabase(server, name)
})

async function call(address: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

/** A person who may edit the catalogue, signed in through `address`. */
async function signIn(address: string): Promise<Record<string, string>> {
  const email = `editor-${randomBytes(4).toString('hex')}@example.org`
  const person = { firstName: 'Zainab', lastName: 'Qureshi', phone1: '0300 1', email }
  const loginPassword = 'long enough for an editor'
  const { body } = await call(address, '/users/register', { ...person, loginPassword })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role) values (${Number(body.custId)}, 'catalogue')`,
  )
  const signedIn = await call(address, '/users/authenticate', { loginId: email, loginPassword })
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200)
  return { authorization: `Bearer ${signedIn.body.token}` }
}

const [one, two, three] = [0, 1, 2].map(number => () => (nodes[number] as Node).address) as [
  () => string,
  () => string,
  () => string,
]

test('nodes that start together create the database once', async () => {
  const [found] = await askOnce(databaseUrl, 'select count(*)::int as products from products')
  expect(found?.products).toBe(demoProducts.length + demoVariants.length)
})

test('a price changed on one node is soon the price on all nodes', async () => {
  const page = '/productsingle/101/MEAT/1'
  const editor = await signIn(one())
  const shown = async (address: string) => (await fetch(address + page)).text()
  for (const address of [one(), two(), three()]) await shown(address) // now all have cached it
  const { body } = await call(one(), '/products/form/101', undefined, editor)
  const { productId, productName, productDetails, categoryId } = body
  const changed = { productId, productName, productDetails, categoryId, unitPrice: 7777, salePrice: 7777 }
  const saved = await call(one(), '/products/save', changed, editor)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  for (const address of [one(), two(), three(), three(), nginx.address])
    await expect.poll(() => shown(address)).toContain('7,777')
})

test('a person who changes a price sees it at once, on every node and worker', async () => {
  const page = '/productsingle/102/MEAT/1'
  const editor = await signIn(one())
  const { body } = await call(one(), '/products/form/102', undefined, editor)
  const { productId, productName, productDetails, categoryId } = body
  const old: string[] = []
  for (let time = 0; time < 15; time += 1) {
    const price = 8001 + time
    const changed = { productId, productName, productDetails, categoryId, unitPrice: price, salePrice: price }
    expect((await call(one(), '/products/save', changed, editor)).status).toBe(200)
    const readers = [one(), two(), three(), three()].flatMap(address =>
      [page, '/api/products/102?images=url'].map(async path => {
        const text = await (await fetch(address + path, { headers: editor })).text()
        if (!text.replaceAll(',', '').includes(String(price))) old.push(`${price} at ${address}${path}`)
      }),
    )
    await Promise.all(readers)
  }
  expect(old).toEqual([])
}, 60_000)

test('a guest who orders sees what is left at once, on every node and worker', async () => {
  await askOnce(
    databaseUrl,
    `update availabilities set on_hand = 1000000 where availability_id in (select availability_id from stock where branch_id = 1)`,
  )
  const left = async (address: string, cookie = '') => {
    const answer = await fetch(`${address}/api/products/1702?images=url`, { headers: { cookie } })
    return ((await answer.json()) as { quantity: number }).quantity
  }
  await expect.poll(() => left(three())).toBe(await left(one()))
  let before = await left(one())
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(`${one()}/api/orders/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${time}` },
      body: JSON.stringify(guestOrder([{ productId: 1702, quantity: 1 }])),
    })
    expect(answer.status, await answer.text()).toBe(200)
    const cookie = answer.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    before -= 1
    const now = await Promise.all([one(), two(), three(), three()].map(address => left(address, cookie)))
    expect(now).toEqual([before, before, before, before])
  }
}, 60_000)

test('a session works on every node, and ends on every node', async () => {
  const editor = await signIn(two())
  const isKnown = async (address: string) =>
    (await call(address, '/customer/profile', undefined, editor)).status
  for (const address of [one(), two(), three(), nginx.address]) expect(await isKnown(address)).toBe(200)
  expect((await call(three(), '/users/signOut', {}, editor)).status).toBe(200)
  for (const address of [one(), two(), three(), nginx.address]) expect(await isKnown(address)).toBe(401)
})

test('a job runs once, on any node', async () => {
  const schedules = async () =>
    (await askOnce(databaseUrl, `select name from jobs.schedule where name = 'tidy'`)).length
  await expect.poll(schedules, { timeout: 20_000 }).toBe(1)
  await askOnce(databaseUrl, `insert into jobs.job (name) select 'tidy' from generate_series(1, 12)`)
  const isDone = async () => {
    const rows = await askOnce(
      databaseUrl,
      `select id from jobs.job where name = 'tidy' and state = 'completed'`,
    )
    return rows.length
  }
  await expect.poll(isDone, { timeout: 60_000 }).toBe(12)
  const lines = () =>
    nodes.flatMap(({ said }) =>
      [...said.join('').matchAll(/"job":"tidy","id":"([\w-]+)"/g)].map(([, id]) => id),
    )
  await expect.poll(() => lines().length).toBe(12)
  expect(new Set(lines()).size).toBe(12)
})

test('a node that dies under load loses no order, and none is placed twice', async () => {
  await askOnce(
    databaseUrl,
    `update availabilities set on_hand = 1000000 where availability_id in (select availability_id from stock where branch_id = 1)`,
  )
  const placed = async () =>
    (await askOnce(databaseUrl, 'select count(*)::int as orders from orders'))[0]?.orders as number
  const before = await placed()
  const acknowledged: { key: string; orderNum: string }[] = []
  const enough = 150
  const shopper = async () => {
    while (acknowledged.length < enough) {
      const headers = { 'idempotency-key': randomBytes(12).toString('hex') }
      const order = guestOrder([{ productId: 1701, quantity: 1 }])
      // As the checkout does: after no answer, or an untrustworthy one, it retries with the same idempotency key.
      for (;;) {
        const answer = await call(nginx.address, '/orders/save', order, headers).catch(() => undefined)
        if (answer?.status !== 200) continue
        acknowledged.push({ key: headers['idempotency-key'], orderNum: answer.body.orders.orderNum })
        break
      }
    }
  }
  const shopping = Promise.all(Array.from({ length: 6 }, shopper))
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(40)
  await stopped((nodes[1] as Node).process, 'SIGKILL')
  await shopping

  const rows = await askOnce(
    databaseUrl,
    `select k.key, o.order_num from idempotency_keys k join orders o on o.order_num = k.answer->'orders'->>'orderNum'`,
  )
  const numbers = new Map(rows.map(row => [row.key, row.order_num]))
  for (const { key, orderNum } of acknowledged) expect(numbers.get(key)).toBe(orderNum)
  expect((await placed()) - before).toBe(acknowledged.length)
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetch(nginx.address)))
  expect(pages.map(page => page.status)).toEqual(pages.map(() => 200))
})
