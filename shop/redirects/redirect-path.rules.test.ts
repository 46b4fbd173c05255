import { assert, property, string, webPath } from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikePage } from './page-like.rules.ts'
import { cleanPath, cleanTarget, LONGEST_PATH, withQuery } from './redirect-path.rules.ts'

test.each([
  ['/Products/Lamb-Leg/', '/products/lamb-leg'],
  ['  /a//b?utm=1#top ', '/a//b'],
  ['https://old.example:8080/Pages/About', '/pages/about'],
  ['/caf%C3%A9', '/café'],
  ['/CAF%C3%89', '/café'],
  ['/حلال', '/حلال'],
  ['/%D8%AD%D9%84%D8%A7%D9%84/', '/حلال'],
  ['/a/../b', '/b'],
  ['/a%2Fb%3Fc', '/a%2fb%3fc'],
  ['/50%', '/50%'],
  ['/%2541', '/%2541'],
])('%s is found by %s', (typed, path) => {
  expect(cleanPath(typed)).toBe(path)
})

test.each([
  '',
  '/',
  '///',
  'https://old.example',
  'products/lamb',
  '//evil.example/a',
  '/\\evil.example',
  'https:///evil.example/a',
  'javascript:alert(1)',
  '/a\nb',
  '/a%00b',
  '/a%0d%0aset-cookie:x',
  `/${'a'.repeat(LONGEST_PATH)}`,
  '/\ud800',
])('%j is no old address', typed => {
  expect(cleanPath(typed)).toBeUndefined()
})

test.each([
  ['/shop/5?sort=price#top', '/shop/5?sort=price#top'],
  ['https://new.example/shop/5', '/shop/5'],
  ['https://new.example', '/'],
  ['/category/DRY FRUIT', '/category/DRY%20FRUIT'],
  ['/حلال', '/%D8%AD%D9%84%D8%A7%D9%84'],
])('%s leads to %s', (typed, target) => {
  expect(cleanTarget(typed)).toBe(target)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  'mailto:a@b.c',
  'shop/5',
  '/.//evil.example',
])('%j is no target of this shop', typed => {
  expect(cleanTarget(typed)).toBeUndefined()
})

test('a clean path stays as it is, and every target stays in the shop', () => {
  const holds = (typed: string) => {
    const path = cleanPath(typed)
    if (path !== undefined) {
      expect(cleanPath(path)).toBe(path)
      expect(path).toMatch(/^\/[^?#]*[^/?#]$/)
    }
    const target = cleanTarget(typed)
    if (target !== undefined) {
      expect(target).toMatch(/^\/([^/\\]|$)/)
      expect(new URL(target, 'https://shop.example').host).toBe('shop.example')
    }
  }
  assert(property(string({ unit: 'binary' }), text => holds(`/${text}`)))
  assert(property(string(), holds))
  assert(property(webPath(), holds))
})

test('the query of the request stays, unless the target has its own', () => {
  expect(withQuery('/shop/5', '?utm_source=mail')).toBe('/shop/5?utm_source=mail')
  expect(withQuery('/shop/5#top', '?utm_source=mail')).toBe('/shop/5?utm_source=mail#top')
  expect(withQuery('/shop/5?sort=price', '?utm_source=mail')).toBe('/shop/5?sort=price')
  expect(withQuery('/shop/5', '')).toBe('/shop/5')
})

test('pages that a shop had are counted; what scanners try, files and personal data are not', () => {
  for (const path of ['/products/lamb-leg', '/pages/about.html', '/حلال', '/2024/eid-offers'])
    expect([path, looksLikePage(path)]).toEqual([path, true])
  for (const path of [
    ...['/wp-admin', '/a/.env', '/.git/config', '/index.php', '/x.aspx', '/xmlrpc', '/api/x', '/favicon.png'],
    ...['/reset/person@example.org', '/orders/03001234567', '/r/3f2a9c81d04be677a1f02b9c44', '/a b'],
    ...[`/${'a'.repeat(LONGEST_PATH)}`, '/cgi-bin/luci', '/<script>'],
  ])
    expect([path, looksLikePage(path)]).toEqual([path, false])
})
