import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { addBranch } from '../../tests/support/branches.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { smallPdf } from '../../tests/support/test-files.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { upload } from '../../tests/support/upload.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { removeDemoCertificates } from './remove-demo-certificates.server.ts'

let shop: TestShop
let editor: Person
let today: string
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  const { rows } = await shop.pool.query('select time_zone from branches where is_main')
  today = dayAt(new Date(), rows[0].time_zone)
})
afterAll(() => shop.close())

let numbers = 0
const save = (input: object) => {
  numbers += 1
  return shop.post(
    '/certificates/save',
    {
      ...{
        kind: 'HALAL',
        authority: 'Demo Council',
        number: `PK-${numbers}`,
        slaughter: 'HAND',
        stunning: 'NONE',
      },
      ...{ issuedOn: daysLater(today, -30), expiresOn: daysLater(today, 300), subjects: [] },
      ...input,
    },
    editor.bearer,
  )
}
const product = async () => (await newProduct(shop.pool, { stock: 3 })).productId
const about = (subjectId: number, kind = 'PRODUCT') => ({ subjects: [{ kind, subjectId }] })
const addDocument = (certificateId: number, bytes = smallPdf()) =>
  upload(
    shop,
    '/certificates/upload',
    { certificateId, name: 'Halal 2026.pdf', type: 'application/pdf', bytes },
    editor.bearer,
  )
/** A certificate with a document. */
async function proven(input: object) {
  const { status, body } = await save(input)
  expect(status, JSON.stringify(body)).toBe(200)
  const sent = await addDocument(body.certificateId)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return sent.body
}
const claims = async (productId: number) => (await shop.get(`/certificates/findClaims/${productId}`)).body

test('a claim names its authority, its number and its end, and opens its document', async () => {
  const productId = await product()
  const { body } = await save(about(productId))
  // Without a document there is nothing that proves it.
  expect(await claims(productId)).toEqual([])
  const { body: proven } = await addDocument(body.certificateId)
  const [claim, ...more] = await claims(productId)
  expect(more).toEqual([])
  expect(claim).toMatchObject({
    ...{ kind: 'HALAL', authority: 'Demo Council', number: body.number, slaughter: 'HAND', stunning: 'NONE' },
    ...{ expiresOn: daysLater(today, 300), document: proven.document.address },
  })
  const opened = await shop.app.inject(claim.document)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
    'cache-control': 'private, no-cache',
  })
  expect(await claims(await product())).toEqual([])
})

test.each([
  ['that has ended', { issuedOn: -90, expiresOn: -1 }],
  ['that begins later', { issuedOn: 1, expiresOn: 90 }],
])('a certificate %s claims nothing, and its document is for staff only', async (_, days) => {
  const productId = await product()
  const term = {
    issuedOn: daysLater(today, days.issuedOn),
    expiresOn: daysLater(today, days.expiresOn),
  }
  const { document } = await proven({ ...term, ...about(productId) })
  expect(await claims(productId)).toEqual([])
  expect((await shop.app.inject(document.address)).statusCode).toBe(401)
  const staff = await shop.app.inject({ url: document.address, headers: editor.bearer })
  expect(staff.statusCode).toBe(200)
})

test('the last day of a certificate still counts, and its claim says when that day ends', async () => {
  const productId = await product()
  await proven({ expiresOn: today, ...about(productId) })
  const [claim] = await claims(productId)
  expect(claim.expiresOn).toBe(today)
  const left = Date.parse(claim.validUntil) - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(25 * 3_600_000)
})

test('a certificate of a brand is claimed by its products, that of the main branch by all foods', async () => {
  const [ofBrand, other] = [await product(), await product()]
  const { rows } = await shop.pool.query(
    `insert into brands (brand_name) values ('Green fields') returning brand_id`,
  )
  const brandId = rows[0].brand_id
  await shop.pool.query('update products set brand_id = $1 where product_id = $2', [brandId, ofBrand])
  await proven({ authority: 'Soil', kind: 'ORGANIC', ...about(brandId, 'BRAND') })
  const authorities = async (id: number) =>
    (await claims(id)).map(({ authority }: { authority: string }) => authority)
  expect(await authorities(ofBrand)).toEqual(['Soil'])
  expect(await authorities(other)).toEqual([])
  const { certificateId } = await proven({ authority: 'Town', kind: 'FOOD_SAFETY', ...about(1, 'BRANCH') })
  expect(await authorities(ofBrand)).toEqual(['Town', 'Soil'])
  expect(await authorities(other)).toEqual(['Town'])
  const noFood = await shop.pool.query(
    `select min(p.product_id) as id from products p join categories using (category_id) join departments on dept_name = category
     where not food_flag and p.shown`,
  )
  expect(await authorities(noFood.rows[0].id)).toEqual([])
  await shop.post(`/certificates/withdraw/${certificateId}`, { withdrawn: true }, editor.bearer)
  expect(await authorities(other)).toEqual([])
})

test('a withdrawn certificate claims nothing at once, and taking that back brings its claim back', async () => {
  const productId = await product()
  const { certificateId, updatedDate } = await proven(about(productId))
  const withdraw = (withdrawn: boolean, seen: string) =>
    shop.post(`/certificates/withdraw/${certificateId}`, { withdrawn, updatedDate: seen }, editor.bearer)
  const { body } = await withdraw(true, updatedDate)
  expect(body).toMatchObject({ state: 'WITHDRAWN', withdrawnAt: expect.any(String) })
  expect(await claims(productId)).toEqual([])
  const late = await withdraw(false, updatedDate)
  expect([late.status, late.body.certificate.state]).toEqual([409, 'WITHDRAWN'])
  expect((await withdraw(false, body.updatedDate)).body.state).toBe('VALID')
  expect(await claims(productId)).toHaveLength(1)
})

test('an authority issues a number once', async () => {
  const { body } = await save({ number: 'PK-once' })
  const twice = await save({ number: 'pk-ONCE' })
  expect([twice.status, twice.body.errors]).toEqual([
    409,
    [{ field: 'number', message: 'A certificate of this authority has this number already.' }],
  ])
  expect((await save({ number: 'PK-once', authority: 'Other Council' })).status).toBe(200)
  const again = await save({ certificateId: body.certificateId, number: 'PK-once', kind: 'ORGANIC' })
  expect([again.status, again.body.kind]).toEqual([200, 'ORGANIC'])
})

test.each([
  ['that ends before it begins', { issuedOn: '2026-02-02', expiresOn: '2026-02-01' }, 'expiresOn'],
  ['with a day that does not exist', { issuedOn: '2026-02-30' }, 'issuedOn'],
  ['without an authority', { authority: ' ' }, 'authority'],
  ['about a product that does not exist', about(2_000_000_000), 'subjects'],
  ['about a supplier that does not exist', about(2_000_000_000, 'SUPPLIER'), 'subjects'],
  ['about a lot that does not exist', about(2_000_000_000, 'LOT'), 'subjects'],
])('a certificate %s is refused at its field, and nothing is written', async (_, wrong, field) => {
  const count = async () => (await shop.pool.query('select count(*) from certificates')).rows
  const before = await count()
  const { status, body } = await save(wrong)
  expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, [field]])
  expect(await count()).toEqual(before)
})

test('staff find certificates by words and state, the first to end first', async () => {
  const ending = await save({ authority: 'Findable', expiresOn: daysLater(today, 20) })
  const valid = await save({ authority: 'Findable', expiresOn: daysLater(today, 200), ...about(1, 'BRANCH') })
  const ended = await save({ authority: 'Findable', expiresOn: daysLater(today, -2) })
  const found = async (state = '') => {
    const { body } = await shop.get(`/certificates/findForStaff?q=findable${state}`, editor.bearer)
    return body.rows.map((row: { certificateId: number }) => row.certificateId)
  }
  const [one, two, three] = [ended, ending, valid].map(({ body }) => body.certificateId)
  expect(await found()).toEqual([one, two, three])
  expect(await found('&state=ENDING')).toEqual([two])
  expect(await found('&state=VALID')).toEqual([three])
  expect(await found('&state=EXPIRED')).toEqual([one])
  expect(valid.body.subjects).toEqual([{ kind: 'BRANCH', subjectId: 1, name: expect.any(String) }])
  expect([ending.body.state, ending.body.daysLeft]).toEqual(['ENDING', 20])
})

/** A new supplier, with a lot of a new product that came from it. */
async function supplied() {
  const productId = await product()
  const { rows } = await shop.pool.query(
    `with farm as (insert into suppliers (supplier_name) values ('Farm of ' || $1::text) returning supplier_id),
      batch as (insert into lots (product_id, branch_id, code, supplier_id) select $1::int, 1, 'FARM-1', supplier_id from farm
        returning lot_id)
     select supplier_id as "supplierId", lot_id as "lotId" from farm, batch`,
    [productId],
  )
  return { productId, ...(rows[0] as { supplierId: number; lotId: number }) }
}
const ofSubject = async (kind: string, subjectId: number) => {
  const { body } = await shop.get(
    `/certificates/findForStaff?subjectKind=${kind}&subjectId=${subjectId}`,
    editor.bearer,
  )
  return body.rows.map((row: { certificateId: number }) => row.certificateId)
}

test('staff find the certificates of a supplier and of a lot, and no claim for shoppers follows from them', async () => {
  const { productId, supplierId, lotId } = await supplied()
  const ofSupplier = await proven({ kind: 'FOOD_SAFETY', ...about(supplierId, 'SUPPLIER') })
  const ofLot = await proven(about(lotId, 'LOT'))
  const { rows } = await shop.pool.query('select product_name as name from products where product_id = $1', [
    productId,
  ])
  expect(ofSupplier.subjects).toEqual([
    { kind: 'SUPPLIER', subjectId: supplierId, name: `Farm of ${productId}` },
  ])
  expect(ofLot.subjects).toEqual([{ kind: 'LOT', subjectId: lotId, name: `${rows[0].name} · Lot FARM-1` }])
  expect(await ofSubject('SUPPLIER', supplierId)).toEqual([ofSupplier.certificateId])
  expect(await ofSubject('LOT', lotId)).toEqual([ofLot.certificateId])
  expect(await ofSubject('LOT', 2_000_000_000)).toEqual([])
  expect(await claims(productId)).toEqual([])
})

test('a lot of another branch than the main one is named with its branch', async () => {
  const { lotId } = await supplied()
  const branchId = await addBranch(shop, 'Clifton')
  await shop.pool.query('update lots set branch_id = $1 where lot_id = $2', [branchId, lotId])
  const { body } = await save(about(lotId, 'LOT'))
  expect(body.subjects[0].name).toMatch(/ · Lot FARM-1 · Clifton$/)
})

test('the certificates of a product are also those of its brand', async () => {
  const productId = await product()
  const { rows } = await shop.pool.query(
    `insert into brands (brand_name) values ('Red fields') returning brand_id as id`,
  )
  await shop.pool.query('update products set brand_id = $1 where product_id = $2', [rows[0].id, productId])
  const { body: own } = await save({ expiresOn: daysLater(today, 10), ...about(productId) })
  const { body: brands } = await save({ expiresOn: daysLater(today, 20), ...about(rows[0].id, 'BRAND') })
  expect(await ofSubject('PRODUCT', productId)).toEqual([own.certificateId, brands.certificateId])
  expect(await ofSubject('BRAND', rows[0].id)).toEqual([brands.certificateId])
})

test.each(['subjectKind=LOT', 'subjectId=1'])('a search for a thing with only %s is refused', async half => {
  const { status, body } = await shop.get(`/certificates/findForStaff?${half}`, editor.bearer)
  expect([status, body.errors[0].field]).toEqual([400, 'subjectId'])
})

test('a certificate of demo lots that staff have saved stays, and is no longer about a lot that is removed', async () => {
  const { productId, supplierId, lotId } = await supplied()
  const subjects = [...about(lotId, 'LOT').subjects, ...about(supplierId, 'SUPPLIER').subjects]
  const { body } = await save({ subjects: [...subjects, ...about(productId).subjects] })
  await shop.pool.query('delete from lots where lot_id = $1', [lotId])
  await removeDemoCertificates(databaseOn(shop.pool))
  const left = await shop.pool.query(
    'select kind from certificate_subjects where certificate_id = $1 order by kind',
    [body.certificateId],
  )
  expect(left.rows).toEqual([{ kind: 'PRODUCT' }, { kind: 'SUPPLIER' }])
})

test('a document that could run something is refused', async () => {
  const { body } = await save({})
  const sent = await addDocument(body.certificateId, Buffer.from('<html>'))
  expect([sent.status, sent.body.errors[0].field]).toEqual([400, 'file'])
})
