import { expect, test } from 'vitest'
import { permissionsFor, policyFor } from './security-headers.ts'

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

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(one => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('a page with the form of Stripe may load from Stripe besides, and from nobody else', () => {
  const [own, theirs] = [
    policyFor(html, { developing: false }),
    policyFor(html, { developing: false, guest: 'stripe' }),
  ]
  for (const name of ['default-src', 'style-src', 'img-src', 'font-src', 'form-action', 'frame-ancestors'])
    expect(directive(theirs, name)).toEqual(directive(own, name))
  const more = (name: string) => directive(theirs, name)?.filter(one => !directive(own, name)?.includes(one))
  expect(more('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
  expect(directive(theirs, 'frame-src')).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ])
  expect(more('connect-src')).toEqual(['https://api.stripe.com'])
  expect(theirs).not.toMatch(/unsafe/)
  expect(own).not.toContain('stripe')
})

test('only there the browser may be asked to pay', () => {
  expect(permissionsFor()).toContain('payment=()')
  expect(permissionsFor('stripe')).toContain('payment=(self "https://js.stripe.com")')
})
