import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { shopperScreens } from '../support/every-screen.ts'
import { scriptsWith } from '../support/scripts-with.ts'
import { guestOrder } from '../support/test-shop.ts'

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('bytes')
})
afterAll(() => shop.close())

const KB = 1024

/** Returns the compressed size of a file as sent to a browser. */
async function bytesOf(path: string): Promise<number> {
  const answer = await fetch(shop.address + path, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding'), path).toBe('br')
  return Number(answer.headers.get('content-length'))
}

/** The scripts that a page loads automatically after its first paint: named ones, and imports of its inline module. */
const scriptsOf = (html: string) => [
  ...new Set([
    ...[...html.matchAll(/<link rel="later" href="([^"]+)"/g)].map(match => match[1] as string),
    ...[...html.matchAll(/import\s+(?:\* as \w+ from\s+)?"(\/assets\/[^"]+)"/g)].map(
      match => match[1] as string,
    ),
  ]),
]
const pathsIn = (html: string, ending: string) => [
  ...new Set([...html.matchAll(new RegExp(`/assets/[\\w.-]+\\.${ending}\\b`, 'g'))].map(match => match[0])),
]

async function sum(paths: string[]): Promise<number> {
  return (await Promise.all(paths.map(bytesOf))).reduce((total, bytes) => total + bytes, 0)
}

const screens = [
  '/',
  '/shop/1',
  '/shop/-1?q=goat',
  '/category/MEAT',
  '/productsingle/101/MEAT/1',
  '/cart',
  '/checkout',
]

/** The screens that people reach from outside. */
const catalogue = ['/', '/shop/1', '/category/MEAT', '/productsingle/101/MEAT/1']

const homes = ['/home1', '/home2', '/home3', '/home4', '/home5', '/header7']

test.each([...catalogue, ...homes, '/store-gallery', '/faq'])(
  '%s, a document, loads at most 80 KB of scripts, no router, and 15 KB of style',
  async path => {
    const html = await (await fetch(shop.address + path)).text()
    const scripts = scriptsOf(html)
    expect(await sum(scripts)).toBeLessThanOrEqual(80 * KB)
    expect(scripts.filter(script => /\/(router|manifest|root)-/.test(script))).toEqual([])
    expect(await sum(pathsIn(html, 'css'))).toBeLessThanOrEqual(15 * KB)
  },
)

test.each(catalogue)('%s runs at most 3 KB of scripts before it is idle or used', async path => {
  const html = await (await fetch(shop.address + path)).text()
  const atOnce = [
    ...html.matchAll(/<script(?![^>]*type="(?:later|application)[^>]*)[^>]*>([\s\S]*?)<\/script>/g),
  ]
  expect(atOnce.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(atOnce.map(([, code]) => code).join(''))).toBeLessThanOrEqual(3 * KB)
})

test.each([
  ['/', 20],
  ['/shop/1', 17],
  ['/category/MEAT', 14],
  ['/productsingle/101/MEAT/1', 17.3],
])('the page at %s has at most %d KB', async (path, most) => {
  expect(await bytesOf(path)).toBeLessThanOrEqual(most * KB)
})

const anyScreen = new Set([...screens, ...shopperScreens.map(({ address }) => address)])

test.each([...anyScreen])('%s loads at most 130 KB of scripts, and nothing of the office', async path => {
  const html = await (await fetch(shop.address + path)).text()
  const scripts = scriptsOf(html)
  expect(scripts.length).toBeGreaterThan(2)
  expect(await sum(scripts)).toBeLessThanOrEqual(130 * KB)
  expect(scripts.filter(script => /\/(staff|office)-/.test(script))).toEqual([])
})

test.each(['/orderDetail', '/payment'])(
  'an order opened by its link at %s loads at most 130 KB of scripts',
  async screen => {
    const placed = await fetch(`${shop.address}/api/orders/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        guestOrder(
          [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
          { paymentMethod: 'CARD' },
        ),
      ),
    })
    const { orders } = (await placed.json()) as { orders: { orderNum: string; link: string } }
    const answer = await fetch(`${shop.address}${screen}?order=${orders.orderNum}&key=${orders.link}`)
    expect(answer.redirected).toBe(false)
    expect(await sum(scriptsOf(await answer.text()))).toBeLessThanOrEqual(130 * KB)
  },
)

test.each([
  ['/', ['moving-homes']],
  ['/home4', ['moving-homes']],
  ['/store-gallery', ['pictures-words']],
  ['/header7', ['moving-homes', 'header-seven']],
])('%s with its late scripts %j loads at most 100 KB of scripts', async (path, names) => {
  const html = await (await fetch(shop.address + path)).text()
  const scripts = await scriptsWith(shop.address, scriptsOf(html), names)
  expect(names.filter(name => !scripts.some(script => script.startsWith(`/assets/${name}-`)))).toEqual([])
  expect(await sum(scripts)).toBeLessThanOrEqual(100 * KB)
})

test.each(screens)('%s is the same for everyone and names no other host', async path => {
  const get = async (headers: Record<string, string>) =>
    (await fetch(shop.address + path, { headers })).text()
  const anonymous = await get({})
  expect(
    await get({
      cookie: '__Host-souk-session=somebody; XSRF-TOKEN=x',
      'accept-language': 'ar',
      'user-agent': 'another',
    }),
  ).toBe(anonymous)
  const addresses = [...anonymous.matchAll(/(?:src|srcset|href|action)="(https?:)?\/\/[^"]*"/g)].map(
    match => match[0],
  )
  expect(addresses.filter(address => /src|srcset|action/.test(address))).toEqual([])
})

test.each([...screens, '/nothing-here'])(
  '%s has a strict content policy and no inline style or handler',
  async path => {
    const answer = await fetch(shop.address + path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe-/)
    const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/)
    // Everything is in its place in the HTML, even without scripts: nothing waits to be moved.
    expect(html).not.toMatch(/<(div|table|svg|math)[^>]* hidden="" id="S:|<template id="B:/)
  },
)

test.each(catalogue)('%s preloads its largest picture before all others, and no script', async path => {
  const html = await (await fetch(shop.address + path)).text()
  const asked = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(match => match[0])
  expect(asked).toEqual([expect.stringContaining('fetchPriority="high"')])
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]*(src=|type="module")/)
})

test('the two typefaces are preloaded and have at most 42 KB', async () => {
  const html = await (await fetch(shop.address)).text()
  const faces = pathsIn(html, 'woff2')
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(html).toMatch(new RegExp(`<link rel="preload" as="font"[^>]*${face}`))
  const bytes = await Promise.all(
    faces.map(async face => (await (await fetch(shop.address + face)).arrayBuffer()).byteLength),
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(42 * KB)
})

test('scripts and styles are compressed at build time, by the best quality of Brotli', async () => {
  const html = await (await fetch(shop.address)).text()
  for (const path of [...scriptsOf(html), ...pathsIn(html, 'css')]) {
    const plain = await fetch(shop.address + path, { headers: { 'accept-encoding': 'identity' } })
    const best = brotliCompressSync(await plain.bytes(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    expect(await bytesOf(path), path).toBe(best.length)
  }
})

test('browsers cache files with a hash in their name for ever, but not pages', async () => {
  const page = await fetch(shop.address)
  const [script] = pathsIn(await page.text(), 'js')
  expect((await fetch(shop.address + script)).headers.get('cache-control')).toMatch(/immutable/)
  expect(page.headers.get('cache-control') ?? '').not.toMatch(/immutable/)
})

test('the office adds a style of its own of at most 18 KB, which shoppers do not load', async () => {
  const [ofShoppers, ofOffice] = await Promise.all(
    ['/', '/admin'].map(async path => pathsIn(await (await fetch(shop.address + path)).text(), 'css')),
  )
  expect(ofOffice?.slice(0, 1)).toEqual(ofShoppers)
  expect(ofOffice).toHaveLength(2)
  expect(await sum(ofOffice?.slice(1) ?? [])).toBeLessThanOrEqual(18 * KB)
})

test('the style keeps light-dark(), so that words on a light picture stay dark in the dark scheme', async () => {
  const html = await (await fetch(shop.address)).text()
  const [style] = pathsIn(html, 'css')
  const text = await (await fetch(shop.address + style)).text()
  expect(text).toMatch(/--color-ink:\s*light-dark\(/)
})
