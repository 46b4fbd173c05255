import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { permissionsFor, policyFor, sendSecurityHeaders } from './security-headers.ts'

const html =
  '<html><script>one()</script><script type="module" src="/a.js"></script><script async="">two()</script>'

test('the policy names each inline script by its hash and allows no other', () => {
  const policy = policyFor(html, { developing: false })
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2)
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain("object-src 'none'")
})

test('a changed script gets another hash', () => {
  const changed = policyFor(html.replace('one()', 'evil()'), { developing: false })
  expect(changed).not.toBe(policyFor(html, { developing: false }))
})

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(one => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('a page with the form of Stripe may also load from Stripe, and from no other host', () => {
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

test('only that page may use the payment function of the browser', () => {
  expect(permissionsFor()).toContain('payment=()')
  expect(permissionsFor('stripe')).toContain('payment=(self "https://js.stripe.com")')
})

test('a page with a map may also fetch from the host of the map, and from no other', () => {
  const mapHost = 'https://tiles.example'
  const [own, elsewhere, theirs] = [
    policyFor(html, { developing: false }),
    policyFor(html, { developing: false, mapHost }),
    policyFor(html, { developing: false, guest: 'map', mapHost }),
  ]
  expect(elsewhere).toBe(own)
  expect(theirs.split('; ').filter(one => !own.split('; ').includes(one))).toEqual([
    "connect-src 'self' https://tiles.example",
  ])
  expect(directive(own, 'worker-src')).toEqual(["'self'"])
  expect(policyFor(html, { developing: false, guest: 'map' })).toBe(own)
  expect(permissionsFor('map')).toBe(permissionsFor())
})

test('only the office may use the camera, and run the WebAssembly that reads codes', () => {
  const [own, office] = [
    policyFor(html, { developing: false }),
    policyFor(html, { developing: false, guest: 'office' }),
  ]
  expect(directive(office, 'script-src')).toEqual([
    ...(directive(own, 'script-src') ?? []),
    "'wasm-unsafe-eval'",
  ])
  const others = (policy: string) => policy.split('; ').filter(one => !one.startsWith('script-src '))
  expect(others(office)).toEqual(others(own))
  expect(office).not.toContain("'unsafe-eval'")
  expect(permissionsFor('office')).toContain('camera=(self), microphone=()')
  expect(permissionsFor('map')).toContain('camera=(),')
})

test('the worker that draws maps may only fetch, and no other file may do even that', async () => {
  const app = Fastify()
  await sendSecurityHeaders(app, 'https://tiles.example')
  app.get('/*', (_request, reply) => reply.send('x'))
  const policyAt = async (url: string) => (await app.inject({ url })).headers['content-security-policy']
  expect(await policyAt('/assets/maplibre-gl-worker-a_1-b.js')).toBe(
    "default-src 'none'; connect-src 'self' https://tiles.example; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  )
  for (const url of [
    '/assets/react-1.js',
    '/pictures/maplibre-gl-worker-1.js',
    '/assets/x/maplibre-gl-worker-1.js',
  ])
    expect(await policyAt(url)).not.toContain('connect-src')
  await app.close()
})
