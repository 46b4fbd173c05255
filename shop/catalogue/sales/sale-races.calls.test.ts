import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { hoursFromNow, passTime, saleOf } from '../../../tests/support/sales/sale-goods.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { turnSales } from './turn-sales.server.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const ghee = { productName: 'Ghee', productDetails: 'Of cows.', unitPrice: 50, salePrice: 40, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...ghee, ...input }, editor.bearer)
const turn = () => turnSales(shop.pool, () => false)
const waits = (count: number) =>
  expect.poll(() => waitingForLocks(shop.pool), { timeout: 10_000, interval: 20 }).toBe(count)
const until = () => hoursFromNow(1).toISOString()

test('a person who saves a product while its sale ends waits for that, and both stay', async () => {
  const { body } = await save({ saleUntil: until() })
  const { productId, updatedDate } = body
  await passTime(shop.pool, productId, { until: hoursFromNow(-1) })
  // A changed price is counted, which holds the job in the middle of its work.
  const answers = await meeting<unknown>(shop.pool, 'lock table product_counts in access exclusive mode', [
    turn,
    async () => {
      await waits(1)
      return (await save({ productId, updatedDate, productName: 'Ghee of cows', tags: ['fat'] })).status
    },
  ])
  expect(answers).toEqual([{ turned: 1 }, 200])
  expect(await saleOf(shop.pool, productId)).toMatchObject({
    ...{ name: 'Ghee of cows', isCut: false, charged: 5000, until: null },
  })
})

/** Holds the locks of a statement during some work. */
async function holding(
  lock: string,
  work: (release: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const holder = await shop.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    await work(() => holder.query('rollback'))
  } finally {
    await holder.query('rollback').catch(() => {})
    holder.release()
  }
}

/** Starts the job, and answers its result; undefined if it waits for a lock, as one more than `others` then do. */
async function turnAtOnce(others: number): Promise<unknown> {
  let turned: unknown
  const turning = turn()
  turning.then(
    done => {
      turned = done
    },
    () => {},
  )
  await expect
    .poll(async () => turned !== undefined || (await waitingForLocks(shop.pool)) > others, { interval: 20 })
    .toBe(true)
  return turned
}

test('a sale that ends while a person saves it is left to their save, which ends it', async () => {
  const { body } = await save({ saleUntil: until() })
  const { productId, updatedDate } = body
  await passTime(shop.pool, productId, { until: hoursFromNow(-1) })
  await holding('lock table product_counts in access exclusive mode', async release => {
    const saving = save({ productId, updatedDate, productName: 'Ghee of cows' })
    await waits(1)
    expect(await turnAtOnce(1)).toEqual({ turned: 0 })
    await release()
    expect((await saving).status).toBe(200)
  })
  expect(await saleOf(shop.pool, productId)).toMatchObject({
    name: 'Ghee of cows',
    isCut: false,
    until: null,
  })
  expect(await turn()).toEqual({ turned: 0 })
})

test('the sale of a variant does not end while a person saves its product: neither waits for the other for ever', async () => {
  const { body: product } = await save({})
  const { productId, updatedDate } = product
  const { body } = await shop.post(
    '/products/saveVariants',
    {
      ...{ productId, updatedDate, options: ['Size'] },
      variants: ['S', 'M'].map(size => ({
        ...{ values: [size], unitPrice: 50, salePrice: 40, saleUntil: until() },
      })),
    },
    editor.bearer,
  )
  const [first, second] = body.variants.map((one: { productId: number }) => one.productId)
  await passTime(shop.pool, first, { until: hoursFromNow(-1) })
  await holding(`select from products where product_id = ${second} for no key update`, async release => {
    const saving = save({ productId, productName: 'Ghee of cows' })
    await waits(1)
    expect(await turnAtOnce(1)).toEqual({ turned: 0 })
    await release()
    expect((await saving).status).toBe(200)
  })
  // The save changed the variants with their product, which ended the sale.
  expect(await turn()).toEqual({ turned: 0 })
  expect(await saleOf(shop.pool, first)).toMatchObject({
    name: 'Ghee of cows (S)',
    isCut: false,
    until: null,
  })
  expect(await saleOf(shop.pool, second)).toMatchObject({ name: 'Ghee of cows (M)', isCut: true })
})

test('two nodes turn each of many sales once, and a sale that is held does not hold up the others', async () => {
  const goods = await Promise.all(
    Array.from({ length: 230 }, () =>
      newProduct(shop.pool, { stock: 1, unitPrice: 5000, salePrice: 4000, cutPrice: true }),
    ),
  )
  const ids = goods.map(({ productId }) => productId)
  for (const id of ids) await passTime(shop.pool, id, { until: hoursFromNow(-1) })
  await holding(`select from products where product_id = ${ids[0]} for no key update`, async () => {
    const done = await Promise.all([turn(), turn()])
    expect(done.reduce((sum, { turned }) => sum + turned, 0)).toBe(229)
  })
  expect(await turn()).toEqual({ turned: 1 })
  const { rows } = await shop.pool.query(
    'select count(*)::int as over from products where product_id = any($1) and charged_price = 5000 and sale_until is null',
    [ids],
  )
  expect(rows).toEqual([{ over: 230 }])
})
