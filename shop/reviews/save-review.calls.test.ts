import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const said = { rating: 4, reviewTitle: 'Tender', reviewMsg: 'Cooked in half an hour.' }

test('a customer reviews a product in their own name, and a second review replaces the first', async () => {
  const person = await signUp(shop)
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  const review = { custId: person.custId, productId, ...said }
  const { status, body } = await shop.post(
    '/review/save',
    { ...review, authorName: 'The King' },
    person.bearer,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...review, authorName: 'Zainab', verifiedPurchase: false })
  await shop.post('/review/save', { ...review, rating: 2 }, person.bearer)
  expect((await shop.get(`/review/findAll?productId=${productId}`)).body).toMatchObject([{ rating: 2 }])
  expect((await shop.get(`/review/summary/${productId}`)).body).toEqual({
    count: 1,
    average: 2,
    spread: [5, 4, 3, 2, 1].map(rating => ({ rating, count: rating === 2 ? 1 : 0 })),
  })
})

test('the day of a review is the one in the time zone of the shop', async () => {
  const person = await signUp(shop)
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  // At any moment, one of these zones has another day than UTC.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await shop.pool.query(
      `insert into settings (name, value) values ('timeZone', $1) on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(zone)],
    )
    const days = () => new Date().toLocaleDateString('sv', { timeZone: zone })
    const before = days()
    const review = { custId: person.custId, productId, ...said }
    const { body } = await shop.post('/review/save', review, person.bearer)
    expect([before, days()]).toContain(body.reviewDate)
  }
  await shop.pool.query(`delete from settings where name = 'timeZone'`)
})

test('a review by a buyer is marked, unless the order was rejected', async () => {
  const [person, staff] = [await signUp(shop), await signUp(shop, 'orders')]
  const { productId } = await newProduct(shop.pool, { stock: 5 })
  const placed = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]), person.bearer)
  const review = () => shop.post('/review/save', { custId: person.custId, productId, ...said }, person.bearer)
  expect((await review()).body.verifiedPurchase).toBe(true)
  const listed = async () =>
    (await shop.get(`/review/findAll?productId=${productId}`)).body[0].verifiedPurchase
  expect(await listed()).toBe(true)
  const { orderId } = placed.body.orders
  await shop.post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason: 'No' }, staff.bearer)
  expect(await listed()).toBe(false)
  expect((await review()).body.verifiedPurchase).toBe(false)
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ reviewTitle: ' ' }, 'reviewTitle'],
  [{ reviewMsg: '' }, 'reviewMsg'],
])('a review with %j is refused at that field', async (part, field) => {
  const person = await signUp(shop)
  const answer = await shop.post(
    '/review/save',
    { custId: person.custId, productId: 101, ...said, ...part },
    person.bearer,
  )
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
})

test('a product that is not shown cannot be reviewed', async () => {
  const person = await signUp(shop)
  const { productId } = await newProduct(shop.pool, { stock: 1, status: 'N' })
  const answer = await shop.post('/review/save', { custId: person.custId, productId, ...said }, person.bearer)
  expect(answer.status).toBe(404)
})

test('twenty reviews an hour are enough for anybody', async () => {
  const person = await signUp(shop)
  const answers = []
  for (let time = 0; time < 21; time += 1)
    answers.push(
      await shop.post('/review/save', { custId: person.custId, productId: 101, ...said }, person.bearer),
    )
  expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true)
  expect(answers[20]).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
})
