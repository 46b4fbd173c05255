import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import {
  openShopForTests,
  type ShopForTests,
  startBuiltShop,
  stopped,
} from '../../scripts/testing/shop-for-tests.ts'
import { openProxy } from '../support/stand-ins/tcp-proxy.ts'

const pages = [
  '/',
  '/home',
  '/shop/1',
  '/shop/-1?q=goat&page=1',
  '/category/MEAT',
  '/productsingle/101/MEAT/1',
  '/cart',
  '/checkout',
]
const screens = [...pages, '/_.data', '/shop/1.data', '/productsingle/101/MEAT/1.data', '/category/MEAT.data']

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('page-store')
})
afterAll(() => shop.close())

async function ask(path: string, headers: Record<string, string> = {}, address = shop.address) {
  const answer = await fetch(address + path, { headers })
  const how = answer.headers.get('cache-status') ?? ''
  return { status: answer.status, text: await answer.text(), how, cookies: answer.headers.getSetCookie() }
}

/** A session of a customer whose name would be noticed on a page. */
async function signIn(email = 'zubaida@example.org') {
  const person = {
    firstName: 'Zubaida',
    lastName: 'Khanzada',
    email,
    phone1: '0300 1',
    loginPassword: 'a password of hers',
  }
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${shop.address}/api/users/register`, { ...sent, body: JSON.stringify(person) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const signedIn = await fetch(`${shop.address}/api/users/authenticate`, {
    ...sent,
    body: JSON.stringify({ loginId: person.email, loginPassword: person.loginPassword }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  expect(cookie).toMatch(/session=/)
  return cookie
}

const dropAll = () => askOnce(shop.databaseUrl, `select pg_notify('souk_changed', 'anything')`)

test('a page rendered for a signed-in person is the page for everyone', async () => {
  const cookie = await signIn()
  for (const path of screens) {
    await dropAll()
    await expect.poll(async () => (await ask(path, { cookie })).how).toMatch(/hit|stored/)
    const made = await ask(path, { cookie })
    expect(made.text).not.toMatch(/Zubaida|Khanzada/)
    expect(made.cookies).toEqual([])
    await dropAll()
    expect((await ask(path)).text).toBe(made.text)
  }
})

test.each(screens)('%s is cached, and unknown parameters make no second entry', async path => {
  let tries = 0
  // A listening connection that was lost on a busy machine drops every entry: each try has an address of its own.
  const askBoth = async () => {
    const odd = `${path}${path.includes('?') ? '&' : '?'}utm_source=${++tries}&fbclid=${'y'.repeat(50)}`
    const [usual, other] = [await ask(path), await ask(odd)]
    return { how: other.how, same: other.text === usual.text }
  }
  await expect.poll(askBoth).toEqual({ how: 'souk; hit', same: true })
})

test('the home page chosen in the settings replaces the cached one at once', async () => {
  const cookie = await signIn('owner@example.org')
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role) select cust_id, 'owner' from customers c
     join contacts using (contact_id) where email = 'owner@example.org'`,
  )
  const choose = async (homePage: string) => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? ''
    const answer = await fetch(`${shop.address}/api/settings/saveHome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ homePage, header: 'shop' }),
    })
    expect(answer.status, await answer.text()).toBe(200)
  }
  const titleAt = async (path: string) =>
    /<h1[\s\S]*?<\/h1>|<title>.*?<\/title>/.exec((await ask(path)).text)?.[0]
  const [before, fourth] = [await titleAt('/'), await titleAt('/home4')]
  expect(fourth).not.toBe(before)
  await expect.poll(async () => (await ask('/')).how).toBe('souk; hit')
  await choose('home4')
  await expect.poll(() => titleAt('/')).toBe(fourth)
  expect(await titleAt('/home')).toBe(before)
  await choose('home')
  await expect.poll(() => titleAt('/')).toBe(before)
})

test('code that only developers see is not in the build', async () => {
  expect((await ask('/ui')).status).toBe(404)
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec((await ask('/cart')).text)?.[0] as string
  const { text } = await ask(manifest)
  expect(text).toContain('"path":"settings"')
  expect(text).not.toContain('"path":"ui"')
})

test.each([
  '/login',
  '/admin',
  '/admin/orders',
  '/notification',
  '/customer',
  '/orderDetail?order=1&key=x',
  '/dashboard',
  '/nothing/here',
  '/api/session',
])('%s is not cached', async path => {
  await ask(path)
  expect((await ask(path)).how).toBe('')
})

describe('without the database', () => {
  test('cached pages are still sent, marked as stale; once it is back they show the changes', async () => {
    const proxy = await openProxy(shop.databaseUrl)
    const own = await startBuiltShop({
      DATABASE_URL: proxy.url,
      SOUK_SECRET: 'of this test, and long enough for it',
    })
    const askOwn = (path: string) => ask(path, {}, own.address)
    const ready = async () => JSON.parse((await askOwn('/readyz')).text)
    try {
      await expect.poll(ready).toMatchObject({ status: 'ready', pages: 'current' })
      for (const path of pages) expect((await askOwn(path)).status).toBe(200)
      const hash = /\/pictures\/[0-9a-f]{32}/.exec((await askOwn('/shop/1')).text)?.[0] as string
      await askOwn(hash)

      proxy.cut()
      await expect.poll(ready).toMatchObject({ status: 'not ready', database: 'down', pages: 'stale' })
      for (const path of [...pages, hash]) {
        const answer = await askOwn(path)
        expect(answer.status).toBe(200)
        expect(answer.how).toMatch(/stale/)
      }
      expect((await askOwn('/shop/2')).status).toBeGreaterThanOrEqual(500)
      await askOnce(
        shop.databaseUrl,
        `update products set product_name = 'Renamed Chicken' where product_id = 101`,
      )

      proxy.mend()
      await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 'ready', pages: 'current' })
      const shown = async () => (await askOwn('/productsingle/101/MEAT/1')).text
      await expect.poll(shown, { timeout: 10_000 }).toContain('Renamed Chicken')
    } finally {
      await stopped(own.process)
      await proxy.close()
    }
  })
})
