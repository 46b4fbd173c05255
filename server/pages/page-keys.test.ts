import { describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import { pageKeys } from './page-keys.ts'

const screen = (id: string, path: string, handle?: object, parentId = 'root') => [
  id,
  { id, path, parentId, module: { default: () => null, handle } },
]
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: () => null } }],
  ['home', { id: 'home', index: true, parentId: 'root', module: { handle: { reads: [] } } }],
  screen('shop', 'shop/:categoryId', { reads: ['q', 'diet', 'page'], lists: ['diet'] }),
  screen('faq', 'faq', { reads: [] }),
  screen('login', 'login'),
  screen('rest', '*'),
])
const keyOf = pageKeys(calls, routes, preview => preview === 'ours' && !ended)
let ended = false

describe('addresses with the same meaning have the same key', () => {
  test.each([
    ['/', ['/', '/?utm_source=mail', '/?']],
    ['/shop/1', ['/shop/1', '/shop/1/', '/shop/1?x=1&x=2', '/shop/1?q=&page=', '/shop/1?_routes=shop']],
    [
      '/shop/1?q=rice&page=2',
      ['/shop/1?page=2&q=rice', '/shop/1?fbclid=9&q=rice&page=2', '/shop/1?q=rice&q=dal&page=2'],
    ],
    [
      '/shop/1?diet=A%2CB&page=2',
      ['/shop/1?diet=B,A&page=2', '/shop/1?page=2&diet=B&diet=A', '/shop/1?diet=A,B,,A&page=2&diet='],
    ],
    ['/shop/1', ['/shop/1?diet=', '/shop/1?diet=,&diet=,,']],
    ['/shop/1?q=rice', ['/shop/1?q=rice&preview=ours', '/shop/1?preview=x&q=rice']],
    [
      '/faq?preview=',
      ['/faq?preview=', '/faq?preview=x', '/faq?x=1&preview=y', '/faq?preview=x&preview=ours'],
    ],
    ['/faq.data?preview=', ['/faq.data?preview=x', '/faq.data?preview=y&_routes=faq']],
    ['/?preview=', ['/?preview=x']],
    ['/_.data', ['/_.data', '/_.data?utm=1']],
    ['/shop/1.data?_routes=shop', ['/shop/1.data?_routes=shop', '/shop/1.data?a=b&_routes=shop,shop,shop']],
    [
      '/shop/1.data?_routes=root%2Cshop',
      ['/shop/1.data?_routes=root,shop', '/shop/1.data?_routes=shop,root'],
    ],
    ['/shop/1?q=rice', [`/shop/1?x=${'a'.repeat(600)}&q=rice`, `/shop/1?q=rice&${'x=1&'.repeat(10_000)}`]],
    ['/api/search/suggest?q=', ['/api/search/suggest?q=']],
    [`/pictures/${'0a'.repeat(16)}`, [`/pictures/${'0a'.repeat(16)}`, `/pictures/${'0a'.repeat(16)}?x=1`]],
    [`/pictures/${'0a'.repeat(16)}/96.avif`, [`/pictures/${'0a'.repeat(16)}/96.avif?x=1`]],
    ['/api/products/101', ['/api/products/101', '/api/products/101/']],
    [
      '/api/products/findShopPage?category=1&q=rice',
      ['/api/products/findShopPage?category=1&q=rice', '/api/products/findShopPage?q=rice&category=1'],
    ],
  ])('%s', (key, addresses) => {
    for (const address of addresses) expect(keyOf(address), address).toBe(key)
  })
})

test.each([
  ['a screen that does not say what it reads', '/login'],
  ['an unknown address', '/no/such/page'],
  ['data of a part that is not on the screen', '/shop/1.data?_routes=login'],
  ['a parameter that the call refuses', '/api/products/101?x=1'],
  ['a parameter that comes twice', '/api/search/suggest?q=a&q=b'],
  ['a call about one person', '/api/orders/findByLink/100001/abc'],
  ['a call for staff only', '/api/products/form/101'],
  ['a call that greets', '/api/customer/searchByCustomerLogin/zainab'],
  ['the session', '/api/session'],
  ['files', '/assets/root-abc.js'],
  ['a picture in another format', `/pictures/${'0a'.repeat(16)}/96.png`],
  ['another server', '//evil.example/'],
  ['an address in full', 'http://shop/shop/1'],
  ['an address that cannot be read', '/shop/%zz'],
  ['a way up', '/shop/..'],
  ['an encoded way up', '/shop/%2E%2e'],
  ['a way up in a call', '/api/products/findProductsByCategoryPage/%2e%2e/%2e%2e/0'],
  ['an unpublished page', '/faq?x=1&preview=ours'],
  ['its data', '/faq.data?preview=ours'],
  ['another home page', '/?preview=ours'],
])('%s is not cached', (_what, address) => {
  expect(keyOf(address)).toBeUndefined()
})

test('a preview bypasses the cache only until it ends', () => {
  expect(keyOf('/faq?preview=ours')).toBeUndefined()
  ended = true
  expect(keyOf('/faq?preview=ours')).toBe('/faq?preview=')
  ended = false
})
