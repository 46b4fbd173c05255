import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersOf, makeWorld } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { StaffNews } from './news-desk.contract.ts'
import { newsInput } from './news-input.rules.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  const { actors } = await makeWorld(shop)
  headers = await headersOf(shop, actors.content)
})
afterAll(() => shop.close())

const save = (item: object) => shop.post('/newsTracker/save', item, headers)
const listed = async (): Promise<StaffNews[]> => (await shop.get('/newsTracker/findForStaff', headers)).body
const shown = async (): Promise<string[]> =>
  (await shop.get('/newsTracker/findAll')).body.map(({ news }: StaffNews) => news)

test('a new item is last, before the welcome, or at the chosen position', async () => {
  await save({ news: 'Okra is here' })
  expect((await shown()).at(-2)).toBe('Okra is here')
  const [first] = await listed()
  await shop.post(`/newsTracker/delete/${first?.newsId}`, {}, headers)
  expect(await shown()).not.toContain(first?.news)
  // The same request as the office's undo.
  await save({ news: first?.news, position: first?.position, endsAt: first?.endsAt })
  expect((await shown())[0]).toBe(first?.news)
})

test('news are shown through their last day by the clock of the shop', async () => {
  const { body } = await save({ news: 'Only in March', lastDay: '2027-03-31' })
  expect(body).toMatchObject({ lastDay: '2027-03-31', endsAt: '2027-03-31T19:00:00.000Z', ended: false })
  // Ten to midnight in Karachi is ten to seven in the evening, UTC.
  const minutes = (new Date('2027-03-31T18:50:00Z').getTime() - Date.now()) / 60_000
  shop.later(minutes)
  expect(await shown()).toContain('Only in March')
  shop.later(20)
  expect(await shown()).not.toContain('Only in March')
  shop.later(-20 - minutes)
  const { newsId, position } = body
  const past = await save({ newsId, news: 'Only in March', lastDay: '2026-03-31' })
  expect(past.body).toMatchObject({ lastDay: '2026-03-31', ended: true })
  const endless = await save({ newsId, news: 'For ever', lastDay: null })
  expect(endless.body).toMatchObject({ endsAt: null, lastDay: null, position, ended: false })
  expect(await shown()).toContain('For ever')
})

test('an item is not changed by a person with an outdated version', async () => {
  const { body } = await save({ news: 'Seen by two' })
  shop.later(1)
  const seen = { newsId: body.newsId, updatedAt: body.updatedAt }
  expect((await save({ ...seen, news: 'By one' })).status).toBe(200)
  const late = await save({ ...seen, news: 'By the other' })
  expect(late.status).toBe(409)
  expect(late.body.items.map(({ news }: StaffNews) => news)).toContain('By one')
  expect(await shown()).not.toContain('By the other')
  // A person who has seen the current version may overwrite it.
  const now = late.body.items.find(({ newsId }: StaffNews) => newsId === body.newsId)
  expect((await save(newsInput({ news: 'By the other', lastDay: '' }, now))).status).toBe(200)
  expect(await shown()).toContain('By the other')
})

test('an item keeps the hour of its end if the office changes only its words', async () => {
  const { body } = await save({ news: 'Until five', endsAt: '2027-07-31T12:00:00.000Z' })
  const saved = await save(newsInput({ news: 'Until  five\no’clock', lastDay: body.lastDay }, body))
  expect(saved.body).toMatchObject({ news: 'Until five o’clock', endsAt: '2027-07-31T12:00:00.000Z' })
  const other = await save(newsInput({ news: 'Until five', lastDay: '2027-08-01' }, saved.body))
  expect(other.body).toMatchObject({ lastDay: '2027-08-01', endsAt: '2027-08-01T19:00:00.000Z' })
  const endless = await save(newsInput({ news: 'Until five', lastDay: '' }, other.body))
  expect(endless.body.endsAt).toBeNull()
})

test('a new order must name each item once', async () => {
  const ids = (await listed()).map(({ newsId }) => newsId)
  const arrange = (newsIds: number[]) => shop.post('/newsTracker/arrange', { newsIds }, headers)
  const turned = await arrange(ids.toReversed())
  expect(turned.body.map(({ newsId }: StaffNews) => newsId)).toEqual(ids.toReversed())
  expect((await listed()).map(({ newsId }) => newsId)).toEqual(ids.toReversed())
  for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1] as number]]) {
    const refused = await arrange(wrong)
    expect(refused.status).toBe(409)
    expect(refused.body.items.map(({ newsId }: StaffNews) => newsId)).toEqual(ids.toReversed())
  }
})
