import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isCrooked, refuseCrookedPaths } from './crooked-path.ts'

const crooked = [
  ...['/..', '/.', '/../api/session', '/x/../shop/1', '/shop/1/..', '/./shop/1', '/shop/./1'],
  ...[
    '/%2e%2e/api/session',
    '/x/%2E%2e/shop/1',
    '/x/.%2e/shop/1',
    '/x/%2e./shop/1',
    '/shop/%2e',
    '/shop/%2e/1',
  ],
  ...['/x/..%2fshop/1', '/x%2f..%2Fshop/1', '/x%2f%2e%2e/shop/1', '/x/..%5cshop', '/x%5C%2e%2e%5c'],
  ...['/\\', '/x\\..\\shop\\1', '/shop\\1', '/x/..\\shop/1'],
  ...['/assets/%2e%2e/%2e%2e/package.json', '/api/products/%2e%2e?x=1'],
]
const straight = [
  ...[
    '/',
    '/shop/1',
    '/_.data',
    '/shop/1.data?_routes=shop',
    '/.well-known/security.txt',
    '/.env',
    '/...',
    '/a..b/c.',
  ],
  // Decoded once, these are texts and no way up.
  ...['/shop/%252e%252e', '/shop/%252e%252e%252fapi', '/shop/1?q=../..', '/shop/1?next=%2e%2e%2f', '/x?\\'],
]

test.each(crooked)('%s leads nowhere', async url => {
  expect(isCrooked(url)).toBe(true)
  const app = Fastify()
  refuseCrookedPaths(app)
  app.all('/*', () => 'another route')
  // Without the address parser of the test client, which would straighten it.
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await statusAt(address, url)).toBe(404)
  await app.close()
})

test.each(straight)('%s is an address like any other', url => expect(isCrooked(url)).toBe(false))

/** Requests an address exactly as written. */
async function statusAt(address: string, path: string): Promise<number | undefined> {
  const { get } = await import('node:http')
  const { hostname, port } = new URL(address)
  return new Promise((done, fail) => {
    get({ hostname, port, path, agent: false }, answer => {
      answer.resume()
      done(answer.statusCode)
    }).once('error', fail)
  })
}
