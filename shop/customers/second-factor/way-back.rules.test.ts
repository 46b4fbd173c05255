import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wayBack } from './way-back.rules.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/customer?source=EDIT', '/customer?source=EDIT'],
  ['/shop/-1?q=goat#top', '/shop/-1?q=goat#top'],
  ['/prove-email?secret=a-b_c', '/prove-email?secret=a-b_c'],
])('%s is a path of this shop', (next, expected) => {
  expect(wayBack(next)).toBe(expected)
})

test.each([
  null,
  '',
  'dashboard',
  'https://elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
  ' //elsewhere.example',
  '/login',
  '/login/',
  '/login?next=/cart',
])('%j leads to the home page', next => {
  expect(wayBack(next)).toBe('/')
})

test('whatever it is given, a browser stays in the shop', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'a',
    '?',
    '#',
    'http',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), pieces => {
      const way = wayBack(`/${pieces.join('')}`)
      expect(new URL(way, 'https://souk.example').origin).toBe('https://souk.example')
      expect(way).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 2_000 },
  )
})
