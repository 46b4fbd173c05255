import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { readOrderFacts } from '../mails/read-order-facts.server.ts'

let shop: TestShop
let buyer: Person
let staff: Person
let picker: Person
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await signUp(shop)
  staff = await signUp(shop, 'orders')
  picker = await signUp(shop, 'picker')
})
afterAll(() => shop.close())

const set = (change: string, ...values: unknown[]) => shop.pool.query(change, values)

/** The facts of a product: null for nothing, or the parts that differ from a food that declares no allergen. */
type Stated = { regime?: string; state?: string; contains?: string[]; mayContain?: string[] } | null

/** Makes a product of a category that states this. */
async function goods(stated: Stated, categoryId = 1): Promise<number> {
  const { productId } = await newProduct(shop.pool, { stock: 10_000, weighed: false, unit: 'piece' })
  const facts = stated && {
    ...{ regime: 'EU', state: 'DECLARED', contains: [], mayContain: [], diets: [], ingredients: null },
    ...{ nutrition: null, storageInstructions: null, usageInstructions: null, origin: null },
    ...stated,
  }
  await set(
    'update products set facts = $2, category_id = $3 where product_id = $1',
    productId,
    facts && JSON.stringify(facts),
    categoryId,
  )
  return productId
}

/** A category of a department that sells no food. */
async function noFood(): Promise<number> {
  await set(
    `insert into departments (dept_name, title, food_flag)
     values ('SOAP', 'Soap', false) on conflict do nothing`,
  )
  const { rows } = await shop.pool.query(
    `insert into categories (category, sub_category, updated_by) values ('SOAP', 'Bars', 'test') returning category_id`,
  )
  return rows[0].category_id
}

/** Orders these products, signed in, and prints the order. */
async function ordered(...productIds: number[]) {
  const lines = productIds.map(productId => ({ productId, quantity: 1 }))
  const { orders } = (await shop.post('/orders/save', guestOrder(lines), buyer.bearer)).body
  await set(`update orders set order_status = 'PRINTED' where order_id = $1`, orders.orderId)
  return orders as { orderId: number; orderNum: string; link: string }
}
type Order = Awaited<ReturnType<typeof ordered>>
type Line = { allergens: unknown }

/** The reads of an order, each with its answer about the lines. */
const reads: Record<string, (order: Order) => Promise<Line[]>> = {
  'by its link': async ({ orderNum, link }) =>
    (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body.orderItems,
  'of the account': async ({ orderNum }) =>
    (
      await shop.post(
        '/orders/findOrdersWithItems',
        { custId: buyer.custId, orderNumber: orderNum },
        buyer.bearer,
      )
    ).body.orderItems.map(({ ordersItems }: { ordersItems: Line }) => ordersItems),
  'of staff': async ({ orderNum }) =>
    (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body.orderItems,
  'to print': async ({ orderNum }) =>
    (await shop.get(`/orders/findToPrint?orderNums=${orderNum}`, staff.bearer)).body[0].orderItems,
  'to pick': async ({ orderNum }) =>
    (await shop.get(`/orders/findPicking/${orderNum}`, picker.bearer)).body.orderItems,
  'to pack': async ({ orderNum }) =>
    (await shop.get(`/packing/find/${orderNum}`, picker.bearer)).body.orderItems,
}

const declared = { contains: ['MILK', 'NUTS'], mayContain: ['SESAME'] }
const shown = {
  ...{ state: 'DECLARED', regime: 'EU', ...declared },
  says: 'Contains: milk, nuts. May contain: sesame.',
}
const unknown = {
  ...{ state: 'UNKNOWN', regime: 'EU', contains: [], mayContain: [] },
  says: 'Allergens not stated: ask us.',
}

test.each(Object.keys(reads))(
  'an order read %s says the allergens of food, or that they are not stated',
  async how => {
    const soap = await noFood()
    const order = await ordered(
      await goods(declared),
      await goods({}),
      await goods(null),
      await goods({ state: 'UNKNOWN', contains: [] }),
      await goods(null, soap),
      await goods({ contains: ['MILK'] }, soap),
    )
    const lines = await reads[how]?.(order)
    expect(lines?.map(({ allergens }) => allergens)).toEqual([
      shown,
      null,
      unknown,
      unknown,
      null,
      { ...shown, contains: ['MILK'], mayContain: [], says: 'Contains: milk.' },
    ])
  },
)

test('an order says what is stated now, and of a product that was removed since', async () => {
  const productId = await goods(null)
  const order = await ordered(productId)
  await set(
    `update products set removed_at = now(), product_status = 'N', facts = $2 where product_id = $1`,
    productId,
    JSON.stringify({ state: 'DECLARED', regime: 'EU', ...declared, diets: [] }),
  )
  expect((await reads['by its link']?.(order))?.[0]?.allergens).toEqual(shown)
})

test('the mail about an order names the allergens of the lines that come', async () => {
  const order = await ordered(
    await goods(declared),
    await goods({ regime: 'US', mayContain: ['EGGS'] }),
    await goods(null),
    await goods(null, await noFood()),
    await goods(declared),
  )
  await set(
    `update order_items set item_status = 'UNAVAILABLE' where order_id = $1 and position = 4`,
    order.orderId,
  )
  const facts = await readOrderFacts(databaseOn(shop.pool), order.orderId, undefined, {
    ...{ timeZone: 'UTC', publicAddress: 'https://souk.example', smallestCoin: 0 },
  })
  expect(facts?.lines.map(({ about }) => about)).toEqual([
    'Contains: milk, nuts. May contain: sesame.',
    'May contain: eggs.',
    'Allergens not stated: ask us.',
    '',
    'Not available',
  ])
})
