import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'

let shop: ShopForTests
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShopForTests('empty-shop')
  const person = {
    email: 'bilal@example.org',
    loginPassword: 'four crates of okra',
    firstName: 'Bilal',
    lastName: 'Siddiqui',
  }
  await send('/users/register', person)
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'owner' from customers c join contacts using (contact_id) where email = '${person.email}'`,
  )
  const { token } = await send('/users/authenticate', {
    loginId: person.email,
    loginPassword: person.loginPassword,
  })
  headers = { authorization: `Bearer ${token}` }
})
afterAll(() => shop.close())

async function send(path: string, body: object) {
  const answer = await fetch(`${shop.address}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.status, path).toBe(200)
  return answer.json()
}

const read = async (address: string) => {
  const answer = await fetch(shop.address + address)
  return { status: answer.status, page: await answer.text() }
}

/** Returns the addresses of the shop that a page links to. */
const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** Returns what a person can read on a page. */
const wordsOf = (page: string) => page.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')

const homes = ['/', '/home', '/home1', '/home2', '/home3', '/home4', '/home5']

test('a shop without the demo products has every page, and sells products that staff add', async () => {
  expect((await read('/shop/-1')).page).toContain('/productsingle/')
  await send('/demoGoods/remove', {})
  const addresses = ['/', '/home', '/menu', '/shop/-1', '/about', '/cart', '/header7']
  for (const home of ['home', 'home1', 'home2', 'home3', 'home4', 'home5']) addresses.push(`/${home}`)
  for (const address of addresses) {
    const { status, page } = await read(address)
    expect(status, address).toBeLessThan(400)
    expect(page, address).not.toMatch(/\/productsingle\/\d+/)
  }
  expect((await read('/shop/1')).status).toBe(404)
  expect((await read('/category/MEAT')).status).toBe(404)

  await send('/departments/save', { newName: 'GREENS', title: 'Greens' })
  const [category] = await send('/category/save', { category: 'GREENS', subCategory: 'Leaves' })
  const { categoryId } = category
  const added = {
    productName: 'Garden okra',
    productDetails: 'Young pods.',
    unitPrice: 120.5,
    categoryId,
    quantity: 5,
  }
  await send('/products/save', { ...added, popularFlag: 1 })
  expect((await read(`/shop/${categoryId}`)).page).toContain('Garden okra')
  expect((await read('/category/GREENS')).page).toContain('Leaves')
  expect((await read('/menu')).page).toContain('Greens')
})

test('a shop that its owner has emptied and renamed speaks of itself, without a dead link, and fills as goods come', async () => {
  const own = await openShopForTests('renamed-shop')
  const visit = async (address: string) => {
    const answer = await fetch(own.address + address)
    return { status: answer.status, page: await answer.text() }
  }
  const call = async (path: string, body: object, staff: Record<string, string> = {}) => {
    const answer = await fetch(`${own.address}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...staff },
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  try {
    const before = (await visit('/')).page
    expect(before).toContain('fresh meat and groceries, every day')
    expect(linksOf(before)).toContain('/shop/1')
    const staff = await ownerOf(own, call)
    await call('/settings/save', { shopName: 'Qureshi Silk' }, staff)
    await call('/demoGoods/remove', {}, staff)
    await vi.waitUntil(async () => !(await visit('/')).page.includes('/shop/1"'), { timeout: 10_000 })

    const seen = new Set<string>()
    for (const address of [...homes, '/header7', '/food-delivery', '/other-products', '/calender']) {
      const { page } = await visit(address)
      for (const link of linksOf(page)) seen.add(link)
      expect(page, address).toContain('Qureshi Silk')
      expect(page, address).not.toContain('Welcome to Souk:')
      expect(wordsOf(page), address).not.toMatch(/butcher|Fresh chicken/)
    }
    for (const link of seen) expect((await visit(link)).status, link).toBeLessThan(400)
    for (const address of ['/menu', '/shop/-1'])
      expect((await visit(address)).page, address).toContain('We are filling our shelves.')
    expect((await visit('/manifest.webmanifest')).page).not.toMatch(/meat/)
    expect(wordsOf((await visit('/')).page)).not.toMatch(/\b(cut|halal)\b/i)
    expect((await visit('/')).page).toContain('Qureshi Silk is opening soon')
    expect((await visit('/')).page).toMatch(/<title>Qureshi Silk: shop online/)
    for (const address of ['/no-such-page', '/category/MEAT', '/shop/1', '/productsingle/101/MEAT/1']) {
      const { status, page } = await visit(address)
      expect(status, address).toBe(404)
      expect(page, address).toMatch(/<title>[^<]*Qureshi Silk<\/title>/)
    }

    await call('/departments/save', { newName: 'SILK', title: 'Silk' }, staff)
    const [{ categoryId }] = await call('/category/save', { category: 'SILK', subCategory: 'Scarves' }, staff)
    const scarf = {
      productName: 'Red scarf',
      productDetails: 'Long.',
      unitPrice: 950,
      categoryId,
      quantity: 5,
    }
    await call('/products/save', scarf, staff)
    await vi.waitUntil(async () => (await visit('/')).page.includes('Red scarf'), { timeout: 10_000 })
    const { page } = await visit('/')
    expect(page).not.toContain('opening soon')
    for (const words of ['From our shelves', `/shop/${categoryId}"`, '/category/SILK"'])
      expect(page).toContain(words)
    for (const link of linksOf(page)) expect((await visit(link)).status, link).toBeLessThan(400)
    const product = linksOf(page).find(link => link.startsWith('/productsingle/')) ?? ''
    expect(wordsOf((await visit(product)).page)).not.toMatch(/\b(cut|halal|butcher)\b/i)
  } finally {
    await own.close()
  }
})

type Call = (path: string, body: object) => Promise<{ token: string }>

/** Registers an owner; returns the headers of their calls. */
async function ownerOf({ databaseUrl }: ShopForTests, call: Call): Promise<Record<string, string>> {
  const login = { email: 'hina@example.org', loginPassword: 'six bolts of silk' }
  await call('/users/register', { ...login, firstName: 'Hina', lastName: 'Qureshi' })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'owner' from customers c join contacts using (contact_id) where email = '${login.email}'`,
  )
  const { token } = await call('/users/authenticate', {
    loginId: login.email,
    loginPassword: login.loginPassword,
  })
  return { authorization: `Bearer ${token}` }
}
