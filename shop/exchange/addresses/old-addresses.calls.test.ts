import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'manager')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const redirects = async (like: string) => {
  const { rows } = await shop.pool.query(
    'select from_path, to_path from redirects where from_path like $1 order by from_path',
    [like],
  )
  return Object.fromEntries(rows.map(row => [row.from_path, row.to_path]))
}
const addressOf = async (sku: string) => {
  const { rows } = await shop.pool.query(
    `select '/productsingle/' || product_id || '/' || category || '/' || category_id as address
     from products join categories using (category_id) where sku = $1`,
    [sku],
  )
  return rows[0].address as string
}
const saveRedirect = (from: string, to: string) => shop.post('/redirects/save', { from, to }, editor.bearer)

/** A file of Shopify with a product of each handle, and one with two variants. */
const shopify = (name: string, handles: readonly string[]) =>
  [
    'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    ...handles.map(handle => `${handle},Rice ${handle},Rice.,Rice,Title,Default Title,${name}-${handle},80`),
    `${name}-scarf,Scarf,A scarf.,Scarves,Size,S,${name}-S,80`,
    `${name}-scarf,,,,,M,${name}-M,90`,
  ].join('\n')

test('products of Shopify keep their addresses, once they are imported; the undo takes them back', async () => {
  const file = shopify('OLD', ['old-rice', 'Café-rice'])
  const checked = await desk.check(file)
  expect(checked).toMatchObject({ format: 'shopify', redirects: 3 })
  expect(await redirects('/products/%')).toEqual({})
  await desk.step('run', checked.importId)
  await desk.work()
  expect(await desk.show(checked.importId)).toMatchObject({ state: 'imported', redirects: 3 })
  expect(await redirects('/products/%')).toEqual({
    '/products/old-rice': await addressOf('OLD-old-rice'),
    '/products/café-rice': await addressOf('OLD-Café-rice'),
    '/products/old-scarf': await addressOf('OLD-scarf'),
  })
  expect((await desk.check(file)).redirects).toBe(0)

  await saveRedirect('/products/elsewhere', '/faq')
  const { rows } = await shop.pool.query(
    "select updated_at from redirects where from_path = '/products/old-rice'",
  )
  const changed = { from: '/products/old-rice', to: '/about', updatedDate: rows[0].updated_at.toISOString() }
  expect((await shop.post('/redirects/save', changed, editor.bearer)).status).toBe(200)
  expect(await desk.undo(checked.importId)).toMatchObject({ state: 'undone', redirects: 0 })
  // The redirects of staff stay.
  expect(await redirects('/products/%')).toEqual({
    '/products/elsewhere': '/faq',
    '/products/old-rice': '/about',
  })
  expect(desk.problems).toEqual([])
})

test('a redirect of staff, one that would make a chain, and a page of the shop stay as they are', async () => {
  await saveRedirect('/products/mine-taken', '/faq')
  await shop.pool.query("insert into redirects (from_path, to_path) values ('/older', '/products/mine-next')")
  const { rows } = await shop.pool.query('select min(category_id)::int as id from categories')
  const imported = await desk.bring(
    shopify('MINE', ['mine-taken', 'mine-next', String(rows[0].id), 'mine-free']),
  )
  expect(imported).toMatchObject({ state: 'imported', redirects: 2 })
  expect(await redirects('/products/mine-%')).toEqual({
    '/products/mine-taken': '/faq',
    '/products/mine-free': await addressOf('MINE-mine-free'),
    '/products/mine-scarf': await addressOf('MINE-scarf'),
  })
  expect(await redirects('/older')).toEqual({ '/older': '/products/mine-next' })
  expect(await redirects(`/products/${rows[0].id}`)).toEqual({})
})

test('a redirect that staff write after the check is not replaced', async () => {
  const checked = await desk.check(shopify('LATE', ['late-rice']))
  expect(checked.redirects).toBe(2)
  await saveRedirect('/products/late-rice', '/faq')
  await desk.step('run', checked.importId)
  await desk.work()
  expect(await desk.show(checked.importId)).toMatchObject({ redirects: 1 })
  expect(await redirects('/products/late-rice')).toEqual({ '/products/late-rice': '/faq' })
})

test('products of WooCommerce keep their addresses if the file names them', async () => {
  const woo = (columns: string, cells: readonly string[]) =>
    [`ID,Type,SKU,Name,Description,Categories,Regular price${columns}`]
      .concat(cells.map((more, at) => `${at + 1},simple,"WOO${columns}${at}",Dal ${at},Dal.,Dal,80${more}`))
      .join('\n')
  const linked = await desk.bring(woo(',Permalink', [',https://old.example/product/red-dal/', ',']))
  expect(linked).toMatchObject({ format: 'woocommerce', redirects: 1 })
  expect(await redirects('/product/%')).toEqual({ '/product/red-dal': await addressOf('WOO,Permalink0') })
  expect(await desk.bring(woo(',Slug', [',green-dal']))).toMatchObject({ redirects: 1 })
  expect(Object.keys(await redirects('/product/%'))).toContain('/product/green-dal')
  expect(await desk.bring(woo('', ['']))).toMatchObject({ state: 'imported', redirects: 0 })
})
