import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { newPerson, type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { MOST_ALERTS } from './alerts.contract.ts'

let shop: TestShop
let amina: Person
let saffron: { productId: number; availabilityId: number }
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  amina = await signUp(shop)
  saffron = await newProduct(shop.pool, { stock: 0 })
})
afterAll(() => shop.close())

let places = 0
/** Asks as a guest, each time from another place. */
async function askAsGuest(input: object, remoteAddress = `10.3.${++places >> 8}.${places & 255}`) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/stockAlerts/ask',
    remoteAddress,
    payload: input,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = (productId: number, by = amina) => shop.post('/stockAlerts/ask', { productId }, by.bearer)
/** Those who ask wait for this lock, and go on together. */
const lockOf = ({ custId }: Person) => `select from customers where cust_id = ${custId} for no key update`
const find = async (by = amina) => (await shop.get('/stockAlerts/find', by.bearer)).body.products
const alertsOf = async (productId: number) => {
  const { rows } = await shop.pool.query(
    'select email, cust_id as "custId" from stock_alerts where product_id = $1 order by alert_id',
    [productId],
  )
  return rows
}
const soldOut = async (count: number) => {
  const made: number[] = []
  for (let at = 0; at < count; at += 1) made.push((await newProduct(shop.pool, { stock: 0 })).productId)
  return made
}

test('a guest who asks twice is answered the same, and waits once', async () => {
  const { productId } = saffron
  const { email } = newPerson()
  const answers = [
    await askAsGuest({ productId, email }),
    await askAsGuest({ productId, email }),
    await askAsGuest({ productId, email: ` ${email} ` }),
  ]
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ productId, email })))
  await askAsGuest({ productId, email: email.toUpperCase() })
  expect(await alertsOf(productId)).toEqual([{ email, custId: null }])
})

test('a guest needs to give an address, and is asked for it at its field', async () => {
  const { productId } = saffron
  for (const input of [{ productId }, { productId, email: ' ' }])
    expect(await askAsGuest(input)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message: 'Email is required' }] },
    })
  expect((await askAsGuest({ productId, email: 'nobody' })).body.errors).toEqual([
    { field: 'email', message: 'Email is Invalid' },
  ])
  expect(await alertsOf(productId)).toEqual([])
})

test('a signed-in customer gets the mail at the address of the account, finds what they wait for, and stops', async () => {
  const { productId } = saffron
  expect((await ask(productId)).body).toEqual({ productId, email: amina.email })
  const bilal = await signUp(shop)
  await ask(productId, bilal)
  expect(await find()).toMatchObject([
    {
      ...{ productId, productName: 'Test goods', email: amina.email, image: null },
      address: `/productsingle/${productId}/MEAT/1`,
    },
  ])
  await shop.post('/stockAlerts/stop', { productId }, bilal.bearer)
  expect(await find()).toHaveLength(1)
  await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [productId])
  expect(await find()).toMatchObject([{ productId, address: null }])
  for (const _ of [1, 2])
    expect((await shop.post('/stockAlerts/stop', { productId }, amina.bearer)).status).toBe(200)
  expect(await find()).toEqual([])
})

test('a product that can be bought, is hidden or does not exist is refused', async () => {
  const { email } = newPerson()
  const there = await newProduct(shop.pool, { stock: 1 })
  expect(await askAsGuest({ productId: there.productId, email })).toMatchObject({
    status: 409,
    body: { title: 'This product can be bought now. Reload the page.' },
  })
  const hidden = await newProduct(shop.pool, { stock: 0, status: 'N' })
  for (const productId of [hidden.productId, 2_000_000_000])
    expect((await askAsGuest({ productId, email })).status).toBe(404)
})

test('a product is sold out below its minimum quantity, and at branches that do not sell it', async () => {
  const { email } = newPerson()
  const two = await newProduct(shop.pool, { stock: 1 })
  await shop.pool.query('update products set minimum_steps = 2 where product_id = $1', [two.productId])
  expect((await askAsGuest({ productId: two.productId, email })).status).toBe(200)
  for (const tracked of [true, false]) {
    const { productId } = await newProduct(shop.pool, { stock: 9 })
    await shop.pool.query('update products set stock_tracked = $2 where product_id = $1', [
      productId,
      tracked,
    ])
    expect((await askAsGuest({ productId, email })).status).toBe(409)
    await shop.pool.query(
      `insert into branch_products (product_id, branch_id, sold)
       select $1, branch_id, false from branches where active_flag`,
      [productId],
    )
    expect((await askAsGuest({ productId, email })).status).toBe(200)
  }
})

test('addresses that are typed from one place are limited', async () => {
  const { productId } = saffron
  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1)
    statuses.push((await askAsGuest({ productId, email: newPerson().email }, '10.4.0.1')).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await askAsGuest({ productId, email: newPerson().email })).status).toBe(200)
})

test('a person waits for a limited number of products, also if they ask for several at the same time', async () => {
  const products = await soldOut(MOST_ALERTS + 2)
  for (const productId of products.slice(0, MOST_ALERTS - 1)) await ask(productId)
  const three = products.slice(MOST_ALERTS - 1)
  const answers = await meeting(
    shop.pool,
    lockOf(amina),
    three.map(productId => () => ask(productId)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.title).toContain('You wait for 30 products')
  expect(await find()).toHaveLength(MOST_ALERTS)
  // Asking again for one of them is no new one.
  expect((await ask(products[0] as number)).status).toBe(200)
})

test('an account whose address changes waits for no more products, also at the same time', async () => {
  const products = await soldOut(MOST_ALERTS + 1)
  for (const productId of products.slice(0, MOST_ALERTS - 1)) await ask(productId)
  const changed = (email: string) =>
    shop.pool.query(
      'update contacts set email = $2 where contact_id = (select contact_id from customers where cust_id = $1)',
      [amina.custId, email],
    )
  const [one = 0, other = 0] = products.slice(MOST_ALERTS - 1)
  const answers = await meeting(shop.pool, lockOf(amina), [
    () => ask(one),
    async () => {
      // The first one has read its address by then.
      await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
      await changed(newPerson().email)
      return ask(other)
    },
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a guest with the most products is answered as always, so that nobody learns what an address waits for', async () => {
  const { email } = newPerson()
  const products = await soldOut(MOST_ALERTS + 3)
  for (const productId of products.slice(0, MOST_ALERTS - 1)) await askAsGuest({ productId, email })
  // All of them have the same address to wait for.
  const locked = `select pg_advisory_xact_lock(hashtextextended('stock alerts ${email}', 0))`
  const answers = await meeting(
    shop.pool,
    locked,
    products.slice(MOST_ALERTS - 1).map(productId => () => askAsGuest({ productId, email })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { rows } = await shop.pool.query('select 1 from stock_alerts where email = $1', [email])
  expect(rows).toHaveLength(MOST_ALERTS)
})

test('an account takes over what its owner asked for as a guest, once the mailbox is proven', async () => {
  const { productId } = saffron
  await askAsGuest({ productId, email: amina.email })
  await ask(productId)
  expect(await alertsOf(productId)).toEqual([{ email: amina.email, custId: null }])
  await shop.pool.query(
    'update customers set proven_email = $2, email_proven_at = now() where cust_id = $1',
    [amina.custId, amina.email],
  )
  await ask(productId)
  expect(await find()).toMatchObject([{ productId }])
  // Asking as a guest takes nothing away.
  await askAsGuest({ productId, email: amina.email })
  expect(await find()).toHaveLength(1)
})

test('alerts about products that are deleted with the demo are deleted', async () => {
  const { productId } = saffron
  await shop.pool.query('update products set demo = true where product_id = $1', [productId])
  await ask(productId)
  const owner = await signUp(shop, 'owner')
  expect((await shop.post('/demoGoods/remove', { spareChanged: false }, owner.bearer)).status).toBe(200)
  expect(await find()).toEqual([])
  expect((await ask(productId)).status).toBe(404)
})
