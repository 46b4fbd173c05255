import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { shopperScreens } from '../support/every-screen.ts'
import { scriptsWith } from '../support/scripts-with.ts'

const screens = ['/contact', '/placean-order']
const KB = 1024

let shop: ShopForTests
let elsewhere: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('map')
  elsewhere = await openShopForTests('map-elsewhere', {
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  })
})
afterAll(() => Promise.all([shop.close(), elsewhere.close()]))

const scriptsOf = (html: string) => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)),
]
const get = async (address: string) => (await fetch(address)).text()

/** The compressed size of a file, and its contents. */
async function fileAt(path: string) {
  const answer = await fetch(shop.address + path, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toMatch(/immutable/)
  return { bytes: Number(answer.headers.get('content-length')), text: await answer.text(), answer }
}

/** The scripts that lazily load the map renderer, among all that a page loads at once. */
async function drawersOf(address: string): Promise<string[]> {
  const scripts = await scriptsWith(shop.address, scriptsOf(await get(shop.address + address)), [])
  const texts = await Promise.all(scripts.map(path => get(shop.address + path)))
  return texts.flatMap(text =>
    [...text.matchAll(/import\(\s*["'`]\.\/(draw-map-[\w.-]+\.js)/g)].map(([, file]) => file ?? ''),
  )
}

test.each(screens)(
  '%s loads the map library late, within 250 KB, and its worker and style within 140 KB',
  async path => {
    const html = await get(shop.address + path)
    expect(html).not.toMatch(/draw-map|maplibre/)
    const [drawer, ...others] = await drawersOf(path)
    expect(others).toEqual([])
    const { bytes, text } = await fileAt(`/assets/${drawer}`)
    expect(bytes).toBeLessThanOrEqual(250 * KB)
    const worker = /\/assets\/(maplibre-gl-worker-[\w-]+\.js)/.exec(text)?.[0] ?? ''
    const style = /\/assets\/(map-[\w-]+\.css)/.exec(text)?.[0] ?? ''
    const [beside, look] = await Promise.all([fileAt(worker), fileAt(style)])
    expect(beside.bytes + look.bytes).toBeLessThanOrEqual(140 * KB)
    expect(beside.answer.headers.get('content-security-policy')).toContain("connect-src 'self';")
  },
)

const others = shopperScreens.map(({ address }) => address).filter(address => !screens.includes(address))

test.each(others)('%s loads nothing of the map library', async address => {
  expect(await drawersOf(address)).toEqual([])
})

test.each(screens)('only %s allows the host of a configured map', async path => {
  const connectAt = async (address: string) =>
    /connect-src ([^;]*)/.exec((await fetch(address)).headers.get('content-security-policy') ?? '')?.[1]
  for (let times = 0; times < 2; times += 1)
    expect(await connectAt(elsewhere.address + path)).toBe("'self' https://tiles.example")
  expect(await connectAt(shop.address + path)).toBe("'self'")
  expect(await connectAt(`${elsewhere.address}/about`)).toBe("'self'")
  expect((await fetch(elsewhere.address + path)).headers.get('x-page-guest')).toBeNull()
  expect((await fetch(`${elsewhere.address}${path}.data`)).headers.get('x-page-guest')).toBeNull()
})
