import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSwapDesk, type SwapDesk } from '../../../tests/support/orders/swap-desk.ts'
import { freeFacts, newProduct } from '../../../tests/support/test-goods.ts'

let desk: SwapDesk
beforeAll(async () => {
  desk = await openSwapDesk()
})
afterAll(() => desk.shop.close())

const goodsWith = async (facts: object | null) =>
  (
    await newProduct(desk.shop.pool, {
      ...{ stock: 20, weighed: false },
      facts: facts && { ...freeFacts, ...facts },
    })
  ).productId
const set = (productId: number, columns: object) =>
  Promise.all(
    Object.entries(columns).map(([column, value]) =>
      desk.shop.pool.query(`update products set ${column} = $2 where product_id = $1`, [productId, value]),
    ),
  )
const partsOf = (...parts: object[]) => JSON.stringify(parts)

type Line = Awaited<ReturnType<SwapDesk['printed']>>
const replace = ({ orderItemId, version }: Line, instead: object) =>
  desk.shop.post(
    '/orders/pickItem',
    {
      ...{ orderItemId, version, itemStatus: 'SUBSTITUTED', agreed: true },
      instead: { quantity: 2, ...instead },
    },
    desk.picker.bearer,
  )
const offered = async ({ orderItemId }: Line) => {
  const { body } = await desk.shop.get(`/picking/findSubstitutes/${orderItemId}`, desk.picker.bearer)
  return (body.products as { productId: number }[]).map(one => one.productId)
}
const line = () => desk.printed({ substitution: 'BEST MATCH' })

test('a set with a part that has another allergen replaces no line without it', async () => {
  const milk = await goodsWith({ contains: ['MILK'] })
  const box = await goodsWith({})
  await set(box, { parts: partsOf({ productId: milk }) })
  const printed = await line()
  const refused = await replace(printed, { productId: box })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'added.0.productId', message: expect.stringContaining('may contain, milk') }],
  ])
  // A line that has the same part may get it.
  await set(printed.goods.productId, { parts: partsOf({ productId: milk }) })
  expect((await replace(printed, { productId: box })).status).toBe(200)
})

test('the choices of a line count: what is in its marinade may come in a replacement, too', async () => {
  const mustard = await goodsWith({ contains: ['MUSTARD'] })
  const choice = { kind: 'cuttingAttributes', choice: 'Marinade' }
  const [plain, marinated] = [await line(), await line()]
  for (const { goods } of [plain, marinated])
    await set(goods.productId, {
      ...{ cutting_attributes: ['Plain', 'Marinade'], parts: partsOf({ productId: mustard, ...choice }) },
    })
  const choose = ({ orderItemId }: Line, choice: string) =>
    desk.shop.pool.query('update order_items set attributes = $2 where order_item_id = $1', [
      orderItemId,
      { cuttingAttributes: choice },
    ])
  await choose(plain, 'Plain')
  await choose(marinated, 'Marinade')
  expect((await replace(plain, { productId: mustard })).body.errors).toMatchObject([
    { message: expect.stringContaining('may contain, mustard') },
  ])
  expect((await replace(marinated, { productId: mustard })).status).toBe(200)
})

test('no food is never offered instead of a food, nor taken for one', async () => {
  const printed = await line()
  const cup = await goodsWith({ state: 'NO_FOOD', diets: [] })
  const food = await goodsWith({})
  expect(await offered(printed)).not.toContain(cup)
  const refused = await replace(printed, { productId: cup })
  expect(refused.body.errors).toMatchObject([{ message: expect.stringContaining('is no food') }])
  await set(printed.goods.productId, { facts: { ...freeFacts, state: 'NO_FOOD', diets: [] } })
  expect((await replace(printed, { productId: food })).body.errors).toMatchObject([
    { message: expect.stringContaining('is no food') },
  ])
  expect((await replace(printed, { productId: cup })).status).toBe(200)
})
