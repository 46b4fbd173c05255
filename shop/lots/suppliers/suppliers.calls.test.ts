import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLot, productInLots } from '../../../tests/support/lots/test-lots.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const words = {
  ...{ contactName: 'Bilal', phone: '0300 1234567', email: 'farm@example.org', address: 'Ring Road 4' },
  ...{ approvalNumber: 'PK-4411', notes: '', active: true },
}
const save = (input: object) => shop.post('/suppliers/save', { ...words, ...input }, editor.bearer)
/** The suppliers of this test that are found; the demo shop has others. */
const find = async (query: string): Promise<string[]> => {
  const { body } = await shop.get(`/suppliers/find?${query}`, editor.bearer)
  return body.rows
    .map(({ supplierName }: { supplierName: string }) => supplierName)
    .filter((name: string) => ['Blue River', 'Green Pastures'].includes(name))
}

test('staff add a supplier, find it by its words, and end it', async () => {
  const { body } = await save({ supplierName: 'Green Pastures' })
  expect(body).toMatchObject({ ...words, supplierName: 'Green Pastures', lots: 0 })
  await save({ supplierName: 'Blue River', approvalNumber: 'PK-1' })
  expect(await find('q=pk-4411')).toEqual(['Green Pastures'])
  expect(await find('')).toEqual(['Blue River', 'Green Pastures'])
  const { supplierId, updatedDate } = body
  const ended = await save({ supplierId, supplierName: 'Green Pastures', active: false, updatedDate })
  expect([ended.status, ended.body.active]).toEqual([200, false])
  expect(await find('active=Y')).toEqual(['Blue River'])
  expect(await find('active=N')).toEqual(['Green Pastures'])
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject = 'supplier' and subject_id = $1`,
    [String(supplierId)],
  )
  expect(rows).toEqual([{ action: 'save' }, { action: 'save' }])
})

test('a supplier has the number of its lots of which something is left', async () => {
  const { body } = await save({ supplierName: 'Counted' })
  const { productId } = await productInLots(shop.pool)
  const other = await save({ supplierName: 'Other' })
  const add = async (supplierId: number, onHand: number) => {
    const lotId = await newLot(shop.pool, productId, { onHand })
    await shop.pool.query('update lots set supplier_id = $1 where lot_id = $2', [supplierId, lotId])
  }
  await add(body.supplierId, 10)
  await add(body.supplierId, 0)
  await add(other.body.supplierId, 10)
  const found = await shop.get(`/suppliers/find/${body.supplierId}`, editor.bearer)
  expect(found.body.lots).toBe(1)
  expect((await shop.get('/suppliers/find/2000000000', editor.bearer)).status).toBe(404)
})

test('two suppliers cannot have the same name', async () => {
  await save({ supplierName: 'Only One' })
  const { status, body } = await save({ supplierName: 'only ONE' })
  expect([status, body.errors]).toEqual([
    409,
    [{ field: 'supplierName', message: 'There is another supplier with this name.' }],
  ])
})

test('staff who change a supplier that another person has changed see what it is now', async () => {
  const { body } = await save({ supplierName: 'Changing' })
  const { supplierId, updatedDate } = body
  await save({ supplierId, supplierName: 'Changed', updatedDate })
  const late = await save({ supplierId, supplierName: 'Too late', updatedDate })
  expect([late.status, late.body.supplier.supplierName]).toEqual([409, 'Changed'])
  expect((await save({ supplierId: 2_000_000_000, supplierName: 'Nowhere' })).status).toBe(404)
})
