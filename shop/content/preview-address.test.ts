import { expect, test } from 'vitest'
import { isOtherPreview } from './preview-address.ts'

test.each([
  ['/faq?preview=x', '/about', true],
  ['/about', '/faq?preview=x', true],
  ['/faq?preview=x', '/faq?preview=x', false],
  ['/', '/shop/1?q=rice', false],
])('from %s to %s the frame is asked for: %s', (from, to, expected) => {
  const [currentUrl, nextUrl] = [from, to].map(path => new URL(path, 'http://shop')) as [URL, URL]
  expect(isOtherPreview({ currentUrl, nextUrl })).toBe(expected)
})
