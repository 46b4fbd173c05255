import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop(70)
  editor = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const thobe = { productName: 'Thobe', productDetails: 'Of light cotton.', unitPrice: 40, categoryId: 1 }
const saveProduct = (input: object) => shop.post('/products/save', { ...thobe, ...input }, editor.bearer)
const inShop = (productId: number) => shop.get(`/products/${productId}?images=url`)
const staffVariants = async (productId: number) =>
  (await shop.get(`/products/variants/${productId}`, editor.bearer)).body

/** A product with three variants. */
async function varied() {
  const { body: product } = await saveProduct({})
  const { productId, updatedDate } = product
  const variants = [
    { values: ['S'], unitPrice: 35, quantity: 3 },
    { values: ['M'], unitPrice: 38, quantity: 2 },
    { values: ['L'], unitPrice: 42, quantity: 0 },
  ]
  const input = { productId, updatedDate, options: ['Size'], variants }
  const { body } = await shop.post('/products/saveVariants', input, editor.bearer)
  return body as { productId: number; variants: { productId: number }[] }
}

test('a change of a variant waits for one of its product, and is refused because it saw the version before', async () => {
  const { productId, variants } = await varied()
  const [first] = variants
  const { rows } = await shop.pool.query('select updated_date from products where product_id = $1', [
    first?.productId,
  ])
  const answers = await meeting(
    shop.pool,
    `select from products where product_id = ${productId} for no key update`,
    [
      () => saveProduct({ productId, productName: 'Both' }),
      async () => {
        await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
        return shop.post(
          '/products/saveMany',
          {
            products: [
              { productId: first?.productId, updatedDate: rows[0].updated_date.toISOString(), unitPrice: 21 },
            ],
          },
          editor.bearer,
        )
      },
    ],
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect((await inShop(productId)).body.productName).toBe('Both')
})

test('sixty shoppers at once for the last two of a variant: two orders, and its neighbours stay', async () => {
  const { productId, variants } = await varied()
  const wanted = variants[1]?.productId
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      shop.post('/orders/save', guestOrder([{ productId: wanted, quantity: 1 }])),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBe(2)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.type))).toEqual(
    new Set(['/problems/out-of-stock']),
  )
  const { variants: left } = await staffVariants(productId)
  expect(left.map((one: { onHand: number }) => one.onHand)).toEqual([3, 0, 0])
})
