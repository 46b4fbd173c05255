import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { MOST_LISTS } from './saved.contract.ts'

let shop: TestShop
let amina: Person
let rice: Awaited<ReturnType<typeof newProduct>>
let dal: typeof rice
beforeAll(async () => {
  shop = await openTestShop(20)
})
beforeEach(async () => {
  amina = await signUp(shop)
  rice = await newProduct(shop.pool, { stock: 20, unitPrice: 20_000 })
  dal = await newProduct(shop.pool, { stock: 20, unitPrice: 30_000 })
})
afterAll(() => shop.close())

const linesOf = (...of: [{ productId: number }, number][]) =>
  of.map(([{ productId }, quantity]) => ({ productId, quantity, notes: 'Fresh please' }))
const save = (list: object, by = amina) => shop.post('/lists/save', list, by.bearer)
const named = async (by = amina) => (await shop.get('/lists/findSaved', by.bearer)).body.lists
const find = (listId: number, by = amina) => shop.get(`/lists/findSaved/${listId}`, by.bearer)

test('a customer saves a list, and finds its lines with the prices of today', async () => {
  const { listId } = (await save({ listName: ' For Friday ', lines: linesOf([rice, 2], [dal, 1]) })).body
  expect(await named()).toMatchObject([{ listId, listName: 'For Friday', lines: 2 }])
  await shop.pool.query('update products set unit_price = 25000, sale_price = 25000 where product_id = $1', [
    rice.productId,
  ])
  const { body } = await find(listId)
  expect(body.listName).toBe('For Friday')
  expect(body.lines).toMatchObject([
    { line: { productId: rice.productId, quantity: 2, notes: 'Fresh please' }, trouble: null },
    { line: { productId: dal.productId, quantity: 1 }, trouble: null },
  ])
})

test('a list says what is sold out and what is no longer sold', async () => {
  const { listId } = (await save({ listName: 'Stews', lines: linesOf([rice, 2], [dal, 3]) })).body
  await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [rice.productId])
  await shop.pool.query('update availabilities set on_hand = 0 where availability_id = $1', [
    dal.availabilityId,
  ])
  const { lines } = (await find(listId)).body
  expect(lines).toMatchObject([
    { trouble: 'GONE', line: null, wanted: 2 },
    { trouble: 'SOLD_OUT', line: null, wanted: 3 },
  ])
})

test('a list is renamed and gets other lines, and a name belongs to one list', async () => {
  const { listId } = (await save({ listName: 'Eid', lines: linesOf([rice, 2]) })).body
  await save({ listName: 'Weekly', lines: linesOf([dal, 1]) })
  const taken = await save({ listName: 'Weekly', lines: linesOf([rice, 1]) })
  expect([taken.status, taken.body.errors]).toEqual([
    400,
    [{ field: 'listName', message: 'You have a list with this name' }],
  ])
  expect((await save({ listId, listName: 'Weekly', lines: linesOf([rice, 2]) })).status).toBe(400)
  await save({ listId, listName: 'Eid dinner', lines: linesOf([dal, 4]) })
  expect((await find(listId)).body).toMatchObject({
    listName: 'Eid dinner',
    lines: [{ line: { productId: dal.productId, quantity: 4 } }],
  })
})

test('a list whose answer was lost is saved once', async () => {
  const list = { listName: 'Once', lines: linesOf([rice, 2]) }
  // All of them wait for the account, and go on together.
  const locked = `select from customers where cust_id = ${amina.custId} for update`
  const answers = await meeting(shop.pool, locked, [() => save(list), () => save(list), () => save(list)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.listId)).size).toBe(1)
  expect(await named()).toHaveLength(1)
})

test('a customer has a limited number of lists, also if they save several at the same time', async () => {
  for (let at = 1; at < MOST_LISTS; at += 1) await save({ listName: `List ${at}`, lines: linesOf([rice, 1]) })
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map(listName => save({ listName, lines: linesOf([rice, 1]) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  expect(await named()).toHaveLength(MOST_LISTS)
})

test('a list is only its own customer’s', async () => {
  const bilal = await signUp(shop)
  const { listId } = (await save({ listName: 'Mine', lines: linesOf([rice, 2]) })).body
  expect((await find(listId, bilal)).status).toBe(404)
  expect((await save({ listId, listName: 'Theirs', lines: linesOf([rice, 1]) }, bilal)).status).toBe(404)
  await shop.post('/lists/remove', { listId }, bilal.bearer)
  expect(await named()).toHaveLength(1)
  await shop.post('/lists/remove', { listId }, amina.bearer)
  expect(await named()).toEqual([])
  expect((await shop.post('/lists/remove', { listId }, amina.bearer)).status).toBe(200)
})

test('a list has only products that exist', async () => {
  expect((await save({ listName: 'Air', lines: linesOf([{ productId: 2_000_000_000 }, 1]) })).status).toBe(
    404,
  )
})
