import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { Product } from './catalogue.contract.ts'
import { demoProducts } from './demo/demo-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const listed = async (path: string): Promise<Product[]> => (await shop.get(path)).body.productList

const lists = [
  '/products/findProductsByCategory/1',
  '/products/findProductsByCategory/meat',
  '/products/findPopularProducts',
  '/products/findPopularMeatProducts',
  '/products/findFoodProducts/23',
  '/products/findProductsByBrands/1',
  '/products/findAllActiveProductsByBrand/1',
  '/products/relatedProducts/MEAT/Chicken/4',
  '/products/findProductsByCategoryPage/-1/15/0',
  '/products/findShopPage?category=-1',
  '/products/searchProducts/chicken',
]

test.each(lists)(
  '%s lists active products of active departments only, with all that a card needs',
  async path => {
    const inactive = new Set(
      demoProducts.filter(product => product.productStatus === 'N').map(product => product.productId),
    )
    const products = await listed(path)
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) {
      expect(inactive.has(product.productId)).toBe(false)
      expect(product.category).not.toBe('WINTER')
      expect(product.images.length).toBeGreaterThan(0)
      expect(product.brandName).not.toBe('')
    }
  },
)

test('no address shows an inactive product', async () => {
  const hidden = demoProducts.filter(
    product => product.productStatus === 'N' || product.sku.startsWith('WIN'),
  )
  expect(hidden.length).toBeGreaterThan(8)
  for (const product of hidden) {
    expect((await shop.get(`/products/${product.productId}`)).status).toBe(404)
    const found = await listed(`/products/searchProducts/${encodeURIComponent(product.productName)}`)
    expect(found.map(one => one.productId)).not.toContain(product.productId)
  }
})

test('an inactive department shows nowhere', async () => {
  const departments = (await shop.get('/departments/findAll')).body
  expect(departments.map((row: { deptName: string }) => row.deptName)).not.toContain('WINTER')
  expect((await shop.get('/category/findAllByCategoryName/WINTER')).body).toEqual([])
})

test('a category is listed by its name too, and a department with all its categories, in upper or lower case', async () => {
  const idsOf = async (category: string) =>
    (await listed(`/products/findProductsByCategory/${category}?images=url`)).map(one => one.productId)
  const chicken = await idsOf('1')
  expect(await idsOf('CHICKEN')).toEqual(chicken)
  expect(await idsOf('chicken')).toEqual(chicken)
  const meat = await listed('/products/findProductsByCategory/Meat?images=url')
  expect(new Set(meat.map(one => one.category))).toEqual(new Set(['MEAT']))
  expect(new Set(meat.map(one => one.subCategory)).size).toBeGreaterThan(2)
  expect(meat.map(one => one.productId)).toEqual(expect.arrayContaining(chicken))
  for (const nothing of ['nothing like that', 'WINTER', 'm_at', '%25'])
    expect(await idsOf(nothing)).toEqual([])
})

test('the pages of a category together have every product once', async () => {
  const first = (await shop.get('/products/findProductsByCategoryPage/1/15/0')).body
  const second = await listed('/products/findProductsByCategoryPage/1/15/1')
  expect(first.productList).toHaveLength(15)
  const ids = [...first.productList, ...second].map(product => product.productId)
  expect(new Set(ids).size).toBe(first.totalProductCount)
})

test('the charged price is the sale price only if the options say CUTPRICE', async () => {
  for (const product of await listed('/products/findProductsByCategory/6')) {
    const cut = product.optionsAttributes.some(option => option.description === 'CUTPRICE')
    expect(product.effectivePrice).toBe(cut ? product.salePrice : product.unitPrice)
    expect(product.discount > 0).toBe(cut)
  }
})

test('related products share the sub-category first, then the department', async () => {
  const related = await listed('/products/relatedProducts/MEAT/Chicken/4')
  expect(related).toHaveLength(4)
  expect(related.every(product => product.subCategory === 'Chicken')).toBe(true)
})

test('a product without a brand shows the brand of the marketplace', async () => {
  const unbranded = demoProducts.find(product => product.brandId === 0 && product.productStatus === 'A')
  const { body } = await shop.get(`/products/${unbranded?.productId}`)
  expect(body).toMatchObject({ brandId: null, brandName: 'Souk Marketplace' })
})

test('the shop page filters by the price that is charged, and the top stop means everything', async () => {
  const cheap = (await shop.get('/products/findShopPage?category=-1&price=300')).body
  const all = (await shop.get('/products/findShopPage?category=-1&price=1000')).body
  expect(cheap.productList.every((product: Product) => product.effectivePrice <= 300)).toBe(true)
  expect(cheap.totalProductCount).toBeLessThan(all.totalProductCount)
  const dear = (await shop.get('/products/findShopPage?category=-1&sort=-price')).body
  expect(dear.productList[0].effectivePrice).toBeGreaterThan(1000)
})

test('sorting by price goes up, or down, over all pages', async () => {
  const prices: number[] = []
  for (const page of [1, 2, 3])
    prices.push(
      ...(await listed(`/products/findShopPage?category=-1&sort=price&page=${page}`)).map(
        product => product.effectivePrice,
      ),
    )
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('a page after the last is the last', async () => {
  const { body } = await shop.get('/products/findShopPage?category=1&page=99')
  expect(body.page).toBe(2)
  expect(body.productList.length).toBeGreaterThan(0)
})

test.each([
  ['chiken', /chicken/i],
  ['bryani', /biryani/i],
  ['chiken bryani', /chicken biryani/i],
  ['nihary', /nihari/i],
])('a search for %s finds the meant product', async (term, meant) => {
  const found = await listed(`/products/searchProducts/${term}`)
  expect(found[0]?.productName).toMatch(meant)
})

test('names rank above descriptions', async () => {
  const found = await listed('/products/searchProducts/biryani')
  const named = found.map(product => /biryani/i.test(product.productName))
  expect(named[0]).toBe(true)
  expect(named.lastIndexOf(true)).toBeLessThan(
    named.includes(false) ? named.indexOf(false) + 1 : named.length,
  )
})

test('suggestions are at most six products and three categories', async () => {
  const { body } = await shop.get('/search/suggest?q=goat')
  expect(body.products.length).toBeLessThanOrEqual(6)
  expect(body.categories.length).toBeLessThanOrEqual(3)
  expect(body.categories[0].subCategory).toMatch(/goat/i)
})

test('a longer list asks the database no more often', async () => {
  const queries = async (path: string) => {
    const before = asked
    await shop.get(path)
    return asked - before
  }
  let asked = 0
  const connect = shop.pool.query.bind(shop.pool)
  shop.pool.query = ((...given: Parameters<typeof connect>) => {
    asked += 1
    return connect(...given)
  }) as typeof shop.pool.query
  const short = await queries('/products/relatedProducts/MEAT/Chicken/1?images=base64')
  const long = await queries('/products/relatedProducts/MEAT/Chicken/24?images=base64')
  expect(long).toBe(short)
  expect(short).toBeLessThanOrEqual(3)
  // The products, their number, and the filters with theirs.
  expect(await queries('/products/findShopPage?category=-1')).toBeLessThanOrEqual(4)
})

test('pictures are served by their hash only, and browsers may cache them for ever', async () => {
  const [product] = await listed('/products/findProductsByCategory/1')
  const picture = await shop.app.inject(product?.images[0] ?? '')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(picture.rawPayload.length).toBeLessThan(65_000)
  for (const path of [
    '/pictures/..%2f..%2fetc%2fpasswd',
    '/pictures/x',
    `/pictures/${'0'.repeat(32)}`,
    '/pictures/%',
  ])
    expect((await shop.app.inject(path)).statusCode).toBeGreaterThanOrEqual(400)
})

test('news end with a welcome, taxes and places follow their lists', async () => {
  const news = (await shop.get('/newsTracker/findAll')).body
  expect(news.at(-1)).toMatchObject({ newsId: 0 })
  expect((await shop.get('/ezpztax/findAllTaxesByStateCode/TX')).body).toMatchObject([
    { stateCode: 'TX', tax: 6.25 },
  ])
  expect((await shop.get('/ezpztax/findAllTaxesByStateCode/ZZ')).body).toHaveLength(1)
  const countries = (await shop.get('/country/findAll')).body
  const pakistan = countries.find((row: { isoCode: string }) => row.isoCode === 'PK')
  const states = (await shop.get(`/stateProvince/findAllByCountryId/${pakistan.countryId}`)).body
  const sindh = states.find((row: { name: string }) => row.name === 'Sindh')
  const cities = (await shop.get(`/city/findAllByStateId/${sindh.stateId}`)).body
  expect(cities.map((row: { name: string }) => row.name)).toContain('Karachi')
})

test('pictures are answered in base64, or as addresses if the request asks for them', async () => {
  const [whole] = await listed('/products/findProductsByCategory/1')
  const [light] = await listed('/products/findProductsByCategory/1?images=url')
  const served = await shop.app.inject(light?.images[0] ?? '')
  expect(whole).toMatchObject({
    imageMimeType: 'image/webp',
    productImage: served.rawPayload.toString('base64'),
  })
  expect(light).not.toHaveProperty('productImage')
  expect((await shop.get('/products/findProductsByCategory/1?images=other')).status).toBe(400)
})

test('the pictures of a product are those of its page, in order', async () => {
  const product = (await shop.get('/products/601?images=url')).body as Product
  const files = (await shop.get('/productImage/files/601')).body
  expect(files.map((file: { image: string }) => file.image)).toEqual(product.images)
  expect(files[0]).toMatchObject({ type: 'image/webp', finalImage: expect.stringMatching(/^UklGR/) })
  const page = (await shop.get('/productImage/files?images=url&page=2')).body
  expect(page).toHaveLength(20)
  expect(page[0].finalImage).toBeNull()
})

test('a product is read by a plan that is made once for a connection, not each time', async () => {
  const one = await openTestShop(1)
  for (let time = 0; time < 20; time += 1) await one.get('/products/101?images=url')
  const { rows } = await one.pool.query(
    `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where name like 'products by id %'`,
  )
  // The database tries five plans before it keeps one.
  expect(rows).toEqual([{ custom: 5, generic: 15 }])
  await one.close()
})
