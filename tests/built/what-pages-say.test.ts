import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { everyScreen } from '../support/every-screen.ts'
import { pageFacts } from '../support/page-facts.ts'

const PUBLIC = 'https://souk.example'
const AT_ONCE = 6

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('what-pages-say', { PUBLIC_ADDRESS: PUBLIC })
  await askOnce(shop.databaseUrl, "update products set product_status = 'N' where product_id = 602")
  await askOnce(shop.databaseUrl, "update departments set active_flag = 'N' where dept_name = 'Chair'")
})
afterAll(() => shop.close())

const get = (address: string) => fetch(shop.address + address, { redirect: 'manual' })
const read = async (address: string) => (await get(address)).text()

async function factsOf(address: string) {
  const answer = await get(address)
  return { status: answer.status, ...pageFacts(await answer.text()) }
}

/** Runs a function for each item, a few at a time; returns the results in order. */
async function forEach<Item, Answer>(items: readonly Item[], does: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  const rest = items.entries()
  const go = async () => {
    for (const [at, item] of rest) answers[at] = await does(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, go))
  return answers
}

/** The redirects of these addresses. */
const leadOn: Record<string, [status: number, to: string]> = {
  '/info': [301, '/about'],
  '/calendar': [301, '/calender'],
  '/product-single?productId=601': [301, '/productsingle/601/MEAT/6'],
  '/productsingle/601/LADIES/9': [301, '/productsingle/601/MEAT/6'],
  '/orderDetail': [302, '/home'],
  '/payment': [302, '/home'],
  '/qurbani/booking': [302, '/qurbani'],
  '/qurbani/certificate': [302, '/qurbani'],
  '/add': [301, '/admin/products/new'],
  '/settings': [301, '/admin/settings'],
  '/report': [301, '/admin/reports'],
}

/** Other addresses of a page that has a canonical one. */
const alsoKnownAs: Record<string, string> = {
  '/home': '/',
  '/header7': '/',
  '/products/1': '/shop/1',
  '/customer': '/customer?source=REGISTER',
}

/** Pages that are personal, or useless in search results. */
const personal = [
  '/cart',
  '/checkout',
  '/login',
  '/customer',
  '/forgot-password',
  '/reset-password',
  '/prove-email',
  '/two-factor',
  '/welcome-owner',
  '/join-staff',
  '/dashboard',
  '/orders',
  '/usual',
  '/lists',
  '/admin',
  '/notification',
]

const pages = everyScreen.map(({ address }) => address).filter(address => !leadOn[address])

test.each(Object.entries(leadOn))('%s redirects', async (address, [status, to]) => {
  const answer = await get(address)
  expect(answer.status).toBe(status)
  expect(new URL(answer.headers.get('location') ?? '', PUBLIC).href).toBe(PUBLIC + to)
})

test.each(pages)(
  '%s has a title, a description, one address, and what a shared link shows',
  async address => {
    const page = await factsOf(address)
    expect(page.status).toBe(200)
    expect(page.headings.length).toBe(1)
    const [description = '', ...further] = page.says('description')
    expect(further).toEqual([])
    expect(description.length).toBeGreaterThanOrEqual(20)
    expect(description.length).toBeLessThanOrEqual(300)
    const canonical = PUBLIC + (alsoKnownAs[address] ?? address)
    expect(page.canonical).toEqual([canonical])
    expect(page.says('robots')).toEqual(personal.includes(address) ? ['noindex'] : [])
    expect(page.says('og:url')).toEqual([canonical])
    expect(page.says('og:title')).toEqual([page.title])
    expect(page.says('og:description')).toEqual([description])
    expect(page.says('og:site_name')).toEqual(['Souk'])
    const [picture = ''] = page.says('og:image')
    expect(picture.startsWith(`${PUBLIC}/`), picture).toBe(true)
    const there = await get(picture.slice(PUBLIC.length))
    expect([there.status, there.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
  },
)

test('no two pages have the same title or the same description', async () => {
  const own = pages.filter(address => !alsoKnownAs[address] || address === '/customer')
  const said = await forEach(own, factsOf)
  const titles = said.map(({ title }) => title)
  const descriptions = said.map(({ says }) => says('description')[0])
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
})

test.each([
  '/nothing-here',
  '/home6',
  '/shop/987654',
  '/products/987654',
  '/category/NOWHERE',
  '/category/Chair',
  '/productsingle/999999/MEAT/1',
  '/productsingle/602/MEAT/6',
  '/product-single',
  '/orderDetail?order=10001&key=guessed',
  '/payment?order=10001&key=guessed',
])('%s is not found, and search engines may not index it', async address => {
  const page = await factsOf(address)
  expect(page.status).toBe(404)
  expect(page.title).toBe('Page not found · Souk')
  expect(page.headings.length).toBe(1)
  expect(page.says('robots')).toEqual(['noindex'])
})

test('robots.txt excludes personal pages, and no page of the sitemaps', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(
    expect.arrayContaining(['/api/', '/cart', '/checkout', '/orderDetail', '/dashboard']),
  )
  const listed = await listedAddresses()
  expect(listed.filter(address => closed.some(path => address.startsWith(path)))).toEqual([])
})

test('the manifest names existing icons of the stated sizes', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { name, start_url, icons, shortcuts } = JSON.parse(await answer.text())
  expect([name, start_url]).toEqual(['Souk', '/'])
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const icon = await get(src)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    const bytes = Buffer.from(await icon.arrayBuffer())
    // Every PNG has width and height in its header.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200)
})

const text = `(?:[^<>&"]|&(?:amp|lt|gt|quot);)+`
const day = String.raw`(?:<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</lastmod>)?`

/** Returns the addresses in a sitemap, parsing the whole text: anything else in it is an error. */
function listed(xml: string, [list, entry]: [list: string, entry: string]): string[] {
  const one = String.raw`<${entry}><loc>(${text})</loc>${day}</${entry}>\n`
  const whole = new RegExp(
    String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n<${list} xmlns="[^"]+">\n(?:${one})+</${list}>\n$`,
  )
  expect(whole.test(xml), xml.slice(0, 300)).toBe(true)
  const found = [...xml.matchAll(new RegExp(one, 'g'))].map(([, address = '']) => address)
  expect(found.filter(address => !address.startsWith(`${PUBLIC}/`))).toEqual([])
  return found.map(address => address.slice(PUBLIC.length).replaceAll('&amp;', '&'))
}

async function listedAddresses(): Promise<string[]> {
  const lists = listed(await read('/sitemap.xml'), ['sitemapindex', 'sitemap'])
  const all = await forEach(lists, async list => listed(await read(list), ['urlset', 'url']))
  return all.flat()
}

test('the sitemaps name every page once, and no page that does not exist', async () => {
  const addresses = await listedAddresses()
  expect(new Set(addresses).size).toBe(addresses.length)
  const open = pages.filter(address => !alsoKnownAs[address] && !personal.includes(address))
  const others = open.filter(address => !/^\/home\d$/.test(address))
  expect(others.filter(address => !addresses.includes(address))).toEqual([])
  const wrong = await forEach(addresses, async address => {
    const { status, canonical, says, headings } = await factsOf(address)
    const right = status === 200 && canonical[0] === PUBLIC + address && headings.length === 1
    return right && says('robots').length === 0 ? [] : `${status} ${address} ${canonical}`
  })
  expect(wrong.flat()).toEqual([])
  expect(addresses.filter(address => /\/602\/|Chair|WINTER|\/shop\/67$/.test(address))).toEqual([])
  const [{ shown }] = (await askOnce(
    shop.databaseUrl,
    'select count(*)::int as shown from products where shown',
  )) as [{ shown: number }]
  expect(addresses.filter(address => address.startsWith('/productsingle/')).length).toBe(shown)
})
