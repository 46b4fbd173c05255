import { expect, test } from 'vitest'
import { policyFor } from './security-headers.ts'

const html =
  '<html><script>one()</script><script type="module" src="/a.js"></script><script async="">two()</script>'

test('the policy names each inline script by its hash and allows no other', () => {
  const policy = policyFor(html, { developing: false })
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2)
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain("object-src 'none'")
})

test('a changed script has another hash', () => {
  const changed = policyFor(html.replace('one()', 'evil()'), { developing: false })
  expect(changed).not.toBe(policyFor(html, { developing: false }))
})
