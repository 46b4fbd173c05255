import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { smallPdf } from '../../tests/support/test-files.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { upload } from '../../tests/support/upload.ts'
import type { FilterOption } from '../catalogue/filters/filters.fields.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'

let shop: TestShop
let editor: Person
let today: string
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  const { rows } = await shop.pool.query('select time_zone from branches where is_main')
  today = dayAt(new Date(), rows[0].time_zone)
  await shop.pool.query('delete from certificates')
})
afterAll(() => shop.close())

async function newCategory(department = 'MEAT'): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into categories (category, sub_category, updated_by) values ($1, 'Certified', 'test') returning category_id`,
    [department],
  )
  return rows[0].category_id
}

async function newBrand(): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into brands (brand_name) values ('Certified fields') returning brand_id`,
  )
  return rows[0].brand_id
}

/** A product of a category; `brandId`: of this brand. */
async function add(category: number, { brandId = null as number | null, name = 'Test goods' } = {}) {
  const { productId } = await newProduct(shop.pool, { stock: 3 })
  await shop.pool.query(
    'update products set category_id = $2, brand_id = $3, product_name = $4 where product_id = $1',
    [productId, category, brandId, name],
  )
  return productId
}

let numbers = 0
type Subject = { kind: string; subjectId: number }
/** Saves a certificate; with a document unless it `isBare`. */
type Unlike = { isBare?: boolean; issuedOn?: string; expiresOn?: string }
async function certify(kind: string, subjects: Subject[], { isBare, ...more }: Unlike = {}) {
  numbers += 1
  const { status, body } = await shop.post(
    '/certificates/save',
    {
      ...{ kind, authority: 'Demo Council', number: `LIST-${numbers}`, slaughter: null, stunning: null },
      ...{ issuedOn: daysLater(today, -30), expiresOn: daysLater(today, 300), subjects, ...more },
    },
    editor.bearer,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  const { certificateId } = body
  if (isBare) return certificateId
  const file = { certificateId, name: 'Proof.pdf', type: 'application/pdf', bytes: smallPdf() }
  expect((await upload(shop, '/certificates/upload', file, editor.bearer)).status).toBe(200)
  return certificateId
}
const ofProduct = (subjectId: number): Subject => ({ kind: 'PRODUCT', subjectId })

/** The products of a list with a certificate of this kind, and the number that a list without it shows beside that filter. */
async function listed(category: number, certificate: string, wishes: Record<string, string> = {}) {
  const ask = async (query: object) => {
    const { status, body } = await shop.get(
      `/products/findShopPage?${new URLSearchParams({ category: String(category), ...wishes, ...query })}`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const [all, found] = [await ask({}), await ask({ certificate })]
  const option = (all.filters as FilterOption[]).find(
    ({ filter, value }) => filter === 'certificate' && value === certificate,
  )
  return {
    ids: found.productList.map(({ productId }: { productId: number }) => productId).toSorted(),
    count: option?.products,
    more: option?.more,
    chosen: (found.filters as FilterOption[]).some(({ filter }) => filter === 'certificate'),
  }
}

test('a list is narrowed to the products that a certificate is about, as long as it holds', async () => {
  const category = await newCategory()
  const [mine, other] = [await add(category, { name: 'Certified curry' }), await add(category)]
  const certificateId = await certify('ORGANIC', [ofProduct(mine)])
  await certify('FAIR_TRADE', [ofProduct(mine), ofProduct(other)])
  expect(await listed(category, 'ORGANIC')).toEqual({ ids: [mine], count: 1, more: false, chosen: true })
  expect(await listed(category, 'ORGANIC,FAIR_TRADE')).toMatchObject({ ids: [mine] })
  expect(await listed(category, 'FAIR_TRADE')).toMatchObject({ ids: [mine, other].toSorted(), count: 2 })
  expect(await listed(category, 'FAIR_TRADE', { q: 'curry' })).toMatchObject({ ids: [mine], count: 1 })
  const withdraw = (withdrawn: boolean) =>
    shop.post(`/certificates/withdraw/${certificateId}`, { withdrawn }, editor.bearer)
  await withdraw(true)
  // It is still among the chosen filters, so that the shopper can remove it.
  expect(await listed(category, 'ORGANIC')).toEqual({
    ...{ ids: [], count: undefined, more: undefined },
    chosen: true,
  })
  await withdraw(false)
  expect(await listed(category, 'ORGANIC')).toMatchObject({ ids: [mine] })
})

test.each<[string, () => Unlike]>([
  ['has ended', () => ({ expiresOn: daysLater(today, -1) })],
  ['begins later', () => ({ issuedOn: daysLater(today, 1) })],
  ['has no document', () => ({ isBare: true })],
])('no list is narrowed by a certificate that %s', async (_, unfit) => {
  const category = await newCategory()
  await certify('KOSHER', [ofProduct(await add(category))], unfit())
  expect(await listed(category, 'KOSHER')).toMatchObject({ ids: [], count: undefined })
})

test('a product leaves the list when the certificate is no longer about it', async () => {
  const category = await newCategory()
  const [one, two] = [await add(category), await add(category)]
  const certificateId = await certify('ORGANIC', [ofProduct(one), ofProduct(two)])
  expect((await listed(category, 'ORGANIC')).ids).toEqual([one, two].toSorted())
  const { body } = await shop.get(`/certificates/findForStaff/${certificateId}`, editor.bearer)
  const { kind, authority, number, issuedOn, expiresOn } = body
  const saved = await shop.post(
    '/certificates/save',
    {
      certificateId,
      kind,
      authority,
      number,
      slaughter: null,
      stunning: null,
      issuedOn,
      expiresOn,
      subjects: [ofProduct(two)],
    },
    editor.bearer,
  )
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await listed(category, 'ORGANIC')).toMatchObject({ ids: [two], count: 1 })
})

test('a certificate of a brand is about all its products; their number is then the least one', async () => {
  const [category, brandId] = [await newCategory(), await newBrand()]
  const [mine, others, both] = [
    await add(category, { brandId }),
    await add(category),
    await add(category, { brandId }),
  ]
  await certify('ORGANIC', [{ kind: 'BRAND', subjectId: brandId }])
  expect(await listed(category, 'ORGANIC')).toMatchObject({ ids: [mine, both].toSorted(), count: 2 })
  await certify('ORGANIC', [ofProduct(both), ofProduct(others)])
  expect(await listed(category, 'ORGANIC')).toMatchObject({
    ...{ ids: [mine, others, both].toSorted(), count: 2, more: true },
  })
})

test('a certificate of the main branch is about all food, and about nothing else', async () => {
  const { rows } = await shop.pool.query('select dept_name from departments where not food_flag limit 1')
  const [food, scarves] = [await newCategory(), await newCategory(rows[0].dept_name)]
  const [meat, scarf] = [await add(food, { name: 'Zebu steak' }), await add(scarves, { name: 'Zebu scarf' })]
  const certificateId = await certify('HALAL', [{ kind: 'BRANCH', subjectId: 1 }])
  expect(await listed(food, 'HALAL')).toMatchObject({ ids: [meat], count: 1, more: false })
  expect(await listed(scarves, 'HALAL')).toMatchObject({ ids: [], count: undefined })
  expect(await listed(-1, 'HALAL', { q: 'zebu' })).toMatchObject({ ids: [meat], count: 1 })
  const { body } = await shop.get('/products/findShopPage?category=-1&certificate=HALAL')
  expect(body.totalProductCount).toBeGreaterThan(10)
  await certify('HALAL', [ofProduct(scarf)])
  expect((await listed(-1, 'HALAL', { q: 'zebu' })).ids).toEqual([meat, scarf].toSorted())
  await shop.post(`/certificates/withdraw/${certificateId}`, { withdrawn: true }, editor.bearer)
  expect((await listed(-1, 'HALAL', { q: 'zebu' })).ids).toEqual([scarf])
})
