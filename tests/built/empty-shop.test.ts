import { afterAll, beforeAll, expect, test } from 'vitest'
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
    `insert into staff_roles (cust_id, role, branch_id)
     select c.cust_id, 'owner', 1 from customers c join contacts using (contact_id) where email = '${person.email}'`,
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
