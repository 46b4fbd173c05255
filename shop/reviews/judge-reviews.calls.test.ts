import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

const letWait = (reviewsWait: boolean) => shop.post('/review/letWait', { reviewsWait }, staff.bearer)
async function review(productId: number, rating = 4, who?: Person) {
  const person = who ?? (await signUp(shop))
  const said = { rating, reviewTitle: 'Tender', reviewMsg: 'Cooked in half an hour.' }
  const { body } = await shop.post(
    '/review/save',
    { custId: person.custId, productId, ...said },
    person.bearer,
  )
  return { person, ...body } as { person: Person; reviewId: number; waits: boolean }
}
const product = async () => (await newProduct(shop.pool, { stock: 1 })).productId
const shown = async (productId: number) =>
  (await shop.get(`/review/findAll?productId=${productId}`)).body.map(
    ({ reviewId }: { reviewId: number }) => reviewId,
  )
const summary = async (productId: number) => {
  const { count, average } = (await shop.get(`/review/summary/${productId}`)).body
  return [count, average]
}
const judge = (reviewIds: number[], state: string) =>
  shop.post('/review/judge', { reviewIds, state }, staff.bearer)

test('a review is shown at once, or waits if staff want to approve it first', async () => {
  const productId = await product()
  const first = await review(productId, 5)
  expect(first.waits).toBe(false)
  expect((await letWait(true)).body).toEqual({ reviewsWait: true })
  const second = await review(productId, 1)
  expect(second.waits).toBe(true)
  expect(await shown(productId)).toEqual([first.reviewId])
  expect(await summary(productId)).toEqual([1, 5])
  const list = (await shop.get(`/review/findForStaff?state=waiting&productId=${productId}`, staff.bearer))
    .body
  expect(list).toMatchObject({ rows: [{ reviewId: second.reviewId, state: 'waiting' }], reviewsWait: true })
  expect((await judge([second.reviewId], 'shown')).body).toEqual({
    changed: [{ reviewId: second.reviewId, before: 'waiting' }],
  })
  expect(await summary(productId)).toEqual([2, 3])
  // An edited review waits again.
  expect((await review(productId, 2, first.person)).waits).toBe(true)
  expect(await summary(productId)).toEqual([1, 1])
  await letWait(false)
})

test('a hidden review is neither listed nor counted, stays hidden after an edit, and can be shown again', async () => {
  const productId = await product()
  const { reviewId, person } = await review(productId)
  expect((await judge([reviewId], 'hidden')).body.changed).toEqual([{ reviewId, before: 'shown' }])
  expect([await shown(productId), await summary(productId)]).toEqual([[], [0, 0]])
  await review(productId, 5, person)
  expect(await shown(productId)).toEqual([])
  expect((await judge([reviewId], 'hidden')).body.changed).toEqual([])
  await judge([reviewId], 'shown')
  expect(await summary(productId)).toEqual([1, 5])
})

test('a waiting review is not shown by an edit', async () => {
  const productId = await product()
  const { reviewId, person } = await review(productId)
  await judge([reviewId], 'waiting')
  expect((await review(productId, 5, person)).waits).toBe(true)
  expect(await shown(productId)).toEqual([])
  await judge([reviewId], 'shown')
  expect((await review(productId, 3, person)).waits).toBe(false)
  expect(await shown(productId)).toEqual([reviewId])
})

test('many reviews are judged at once, and the audit has a row for each change', async () => {
  const productId = await product()
  const [one, other] = [await review(productId), await review(productId)]
  await judge([one.reviewId], 'hidden')
  const both = [one.reviewId, other.reviewId]
  expect((await judge(both, 'hidden')).body.changed).toEqual([{ reviewId: other.reviewId, before: 'shown' }])
  expect((await judge([...both, 2_000_000_000], 'shown')).body.changed).toHaveLength(2)
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject = 'review' and subject_id = $1 order by audit_id`,
    [String(one.reviewId)],
  )
  expect(rows).toEqual([{ action: 'make hidden' }, { action: 'make shown' }])
})

test('the list is narrowed down by stars, words and author', async () => {
  const productId = await product()
  const { person } = await review(productId, 2)
  await review(productId, 5)
  const find = async (query: string) =>
    (await shop.get(`/review/findForStaff?productId=${productId}&${query}`, staff.bearer)).body.total
  expect(await find('')).toBe(2)
  expect(await find('rating=2')).toBe(1)
  expect(await find(`custId=${person.custId}`)).toBe(1)
  expect(await find('q=half+an+hour')).toBe(2)
  expect(await find('q=nothing+of+it')).toBe(0)
})
