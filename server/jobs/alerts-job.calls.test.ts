import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { newPerson, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { ALERTS_WAIT, writeAlertsOf } from './alerts-job.ts'
import { tidy } from './tidy.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const write = (atOnce?: number) =>
  writeAlertsOf(shop.pool, { isStopping: () => false }, { secret: TEST_SECRET }, atOnce)
const isDue = async () => (await shop.pool.query(ALERTS_WAIT)).rowCount === 1
const ask = (productId: number, email: string) => shop.post('/stockAlerts/ask', { productId, email })
const putThere = (availabilityId: number, steps: number) =>
  shop.pool.query('update availabilities set on_hand = $2 where availability_id = $1', [
    availabilityId,
    steps,
  ])
/** The letters to these people, as data. */
async function lettersTo(emails: readonly string[]) {
  const { rows } = await shop.pool.query(
    `select recipient, data from outbox where template = 'back-in-stock' and recipient = any($1) order by message_id`,
    [emails],
  )
  return rows
}
async function waiting(people: number) {
  const product = await newProduct(shop.pool, { stock: 0, unitPrice: 89_000, unit: 'piece', weighed: false })
  const emails = Array.from({ length: people }, () => newPerson().email)
  for (const email of emails) await ask(product.productId, email)
  return { ...product, emails }
}

test('everyone who waits gets a letter with the price once the product is back, even if there are fewer pieces', async () => {
  const { productId, availabilityId, emails } = await waiting(3)
  expect(await isDue()).toBe(false)
  expect(await write()).toEqual({ written: 0 })
  await putThere(availabilityId, 2)
  expect(await isDue()).toBe(true)
  expect(await write()).toEqual({ written: 3 })
  expect(await isDue()).toBe(false)
  const letters = await lettersTo(emails)
  expect(letters.map(({ recipient }) => recipient)).toEqual(emails)
  expect(letters[0].data).toEqual({
    name: 'Test goods',
    page: `/productsingle/${productId}/MEAT/1`,
    goods: [{ name: 'Test goods', quantity: '', about: '', price: 'Rs\u00a0890.00 / piece' }],
  })
  // It is sold out and comes back again: the mail was the only one.
  await putThere(availabilityId, 0)
  await putThere(availabilityId, 5)
  expect(await write()).toEqual({ written: 0 })
})

test('three nodes that work at the same moment write one letter to each person', async () => {
  const { availabilityId, emails } = await waiting(3)
  await putThere(availabilityId, 1)
  // Each node has taken its alerts when it waits to write its letters.
  const written = await meeting(shop.pool, 'lock table outbox in exclusive mode', [
    () => write(1),
    () => write(1),
    () => write(1),
  ])
  expect(written.reduce((sum, one) => sum + one.written, 0)).toBe(3)
  expect((await lettersTo(emails)).map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted())
})

test('a letter that cannot be written leaves its alert, and is written later', async () => {
  const { availabilityId, emails } = await waiting(1)
  await putThere(availabilityId, 1)
  await shop.pool.query(
    `alter table outbox add constraint no_alerts check (template <> 'back-in-stock') not valid`,
  )
  await expect(write()).rejects.toThrow()
  await shop.pool.query('alter table outbox drop constraint no_alerts')
  expect(await lettersTo(emails)).toEqual([])
  expect(await write()).toEqual({ written: 1 })
  expect(await lettersTo(emails)).toHaveLength(1)
})

test('many alerts are written in batches', async () => {
  const { availabilityId, emails } = await waiting(5)
  await putThere(availabilityId, 1)
  expect(await write(2)).toEqual({ written: 5 })
  expect(await lettersTo(emails)).toHaveLength(5)
})

test('a cancelled order that frees the last piece brings the letter', async () => {
  const staff = await signUp(shop, 'orders')
  const { productId, availabilityId } = await newProduct(shop.pool, { stock: 1 })
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))
  const { email } = newPerson()
  expect((await ask(productId, email)).status).toBe(200)
  expect(await write()).toEqual({ written: 0 })
  const { orderId } = body.orders
  const rejected = await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Asked for' },
    staff.bearer,
  )
  expect(rejected.status).toBe(200)
  const { rows } = await shop.pool.query('select on_hand from availabilities where availability_id = $1', [
    availabilityId,
  ])
  expect(rows).toEqual([{ on_hand: 1 }])
  expect(await write()).toEqual({ written: 1 })
  expect(await lettersTo([email])).toHaveLength(1)
})

test('nothing is written about a product that is hidden, held for an order, or not sold at any branch', async () => {
  const { productId, availabilityId, emails } = await waiting(1)
  await putThere(availabilityId, 1)
  const without = async (change: string, undo: string) => {
    await shop.pool.query(change, [productId])
    expect(await isDue()).toBe(false)
    expect(await write()).toEqual({ written: 0 })
    await shop.pool.query(undo, [productId])
  }
  await without(
    `update products set product_status = 'N' where product_id = $1`,
    `update products set product_status = 'A' where product_id = $1`,
  )
  const held = (count: number) =>
    `update availabilities set held = ${count} where availability_id = (select availability_id from stock where product_id = $1)`
  await without(held(1), held(0))
  await without(
    `insert into branch_products (product_id, branch_id, sold) select $1, branch_id, false from branches`,
    'delete from branch_products where product_id = $1',
  )
  expect(await write()).toEqual({ written: 1 })
  expect(await lettersTo(emails)).toHaveLength(1)
})

test('the alerts of an erased person are gone, and no letter follows', async () => {
  const person = await signUp(shop)
  await shop.pool.query(
    'update customers set proven_email = $2, email_proven_at = now() where cust_id = $1',
    [person.custId, person.email],
  )
  const [own, typed] = [await waiting(0), await waiting(0)]
  await shop.post('/stockAlerts/ask', { productId: own.productId }, person.bearer)
  await ask(typed.productId, person.email)
  const erased = await shop.post('/customer/erase', { loginPassword: person.password }, person.bearer)
  expect(erased.status).toBe(200)
  await putThere(own.availabilityId, 1)
  await putThere(typed.availabilityId, 1)
  expect(await write()).toEqual({ written: 0 })
})

test('a person who is erased while their letter is written gets none', async () => {
  const person = await signUp(shop)
  const { productId, availabilityId } = await waiting(0)
  await shop.post('/stockAlerts/ask', { productId }, person.bearer)
  await putThere(availabilityId, 1)
  const { rows } = await shop.pool.query('select contact_id from customers where cust_id = $1', [
    person.custId,
  ])
  const staff = await signUp(shop, 'manager')
  // The letter is written and not yet committed when the person is erased.
  const lock = `with gone as (delete from stock_alerts where product_id = ${productId} returning cust_id, email)
    insert into outbox (channel, template, recipient, data, dedupe_key)
    select 'mail', 'back-in-stock', email, jsonb_build_object('custId', cust_id), 'race of ${productId}' from gone`
  const erase = () => shop.post('/customers/erase', { contactId: rows[0].contact_id }, staff.bearer)
  const [erased] = await meeting(shop.pool, lock, [erase], 'commit')
  expect(erased?.status).toBe(200)
  expect(await lettersTo([person.email])).toEqual([])
})

test('an alert is forgotten after half a year', async () => {
  const { productId, emails } = await waiting(2)
  await shop.pool.query(`update stock_alerts set asked_at = now() - interval '181 days' where email = $1`, [
    emails[0],
  ])
  expect(await tidy(shop.pool)).toMatchObject({ stock_alerts: 1 })
  const { rows } = await shop.pool.query('select email from stock_alerts where product_id = $1', [productId])
  expect(rows).toEqual([{ email: emails[1] }])
})
