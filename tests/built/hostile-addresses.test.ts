import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('hostile')
})
afterAll(() => shop.close())

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Requests an address exactly as written, which `fetch` would normalise. */
function ask(path: string, options: { method?: string; host?: string } = {}): Promise<Answer> {
  const { hostname, port } = new URL(shop.address)
  const headers = options.host === undefined ? {} : { host: options.host }
  return new Promise((done, fail) => {
    const sending = request({ hostname, port, path, method: options.method ?? 'GET', headers }, answer => {
      let body = ''
      answer.on('data', chunk => {
        body += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    sending.once('error', fail)
    sending.end()
  })
}

const addresses = [
  '//',
  '///',
  '/\\',
  '//:80/',
  '//evil.example/cart',
  '/%',
  '/shop/%E0%A4%A',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.git/config',
  '/.env',
  '/shop/__proto__',
  '/shop/-1?q=%00',
  `/shop/-1?q=${'a'.repeat(60_000)}`,
  '/orderDetail?order=%00&key=%00',
  '/productsingle/1e3/MEAT/1',
  '/category/%00',
]

test.each(addresses)('%s is answered without an error and without a file', async path => {
  const answer = await ask(path)
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.body).not.toMatch(/"dependencies"|repositoryformatversion|node_modules/)
})

const inDisguise = [
  ...[
    '/x/../shop/1',
    '/x/%2e%2e/shop/1',
    '/x/%2E%2E/shop/1',
    '/x/.%2e/shop/1',
    '/x\\..\\shop/1',
    '/x/..%2fshop/1',
  ],
  ...['/x/%252e%252e/shop/1', '/x/..%252fshop/1', '/x/%2e%2e/shop/1.data', '/shop/1/%2e', '/shop/%2e%2e/faq'],
  ...['/assets/%2e%2e/shop/1', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'],
  ...['/api/%2e%2e/healthz', '/api/products/%2e%2e/settings/find', '/api/products/..%2fsettings%2ffind'],
  ...[
    '/api/products/findProductsByCategoryPage/%2e%2e/%2e%2e/101',
    '/api/products/%252e%252e',
    '/pictures/%2e%2e/shop/1',
  ],
]

test.each(inDisguise)('%s reaches no other route', async path => {
  const answer = await ask(path)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.body).not.toMatch(/"dependencies"|Whole Chicken|"status":"up"/)
})

test.each(['[', 'a b', 'localhost:99999', 'evil.example'])('a Host of %s changes nothing', async host => {
  const answer = await ask('/shop/1', { host })
  expect(answer.status).toBeLessThan(500)
  expect(answer.body).not.toContain('evil.example')
})

test('HEAD has the headers of GET', async () => {
  const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')]
  expect(head.status).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-security-policy']).toBe(get.headers['content-security-policy'])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})
