import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { seed } from '../../database/seed.ts'
import { freshDatabase } from '../../tests/support/databases.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const ask = (sql: string) => askOnce(database.url, sql)

/** Pictures that no goods, no category, no department and no page shows. */
const shownNowhere = `not exists (select 1 from product_pictures where hash = pictures.hash)
  and not exists (select 1 from categories where picture = pictures.hash)
  and not exists (select 1 from departments where picture = pictures.hash)
  and not exists (select 1 from content_blocks where picture_hash = pictures.hash)`

test('a shop from before its pages were kept gets its home page once, and what it deletes stays deleted', async () => {
  await ask(`delete from content_blocks`)
  await ask(`delete from settings`)
  await ask(`delete from pictures where ${shownNowhere}`)
  await ask(`insert into settings (name, value) values
    ('homeDiscounts', '[{"kind": "veal", "percent": 15, "categoryId": 11}]')`)
  await seed(database.url)
  expect(await ask(`select distinct page from content_blocks order by page`)).toEqual([
    { page: 'home' },
    { page: 'return-policy' },
  ])
  expect(await ask(`select printed, link_url from content_blocks where part = 'discounts'`)).toEqual([
    { printed: 'Up to 15% off', link_url: '/shop/11' },
  ])
  // Of the demo pictures it gets those of these pages, and no others.
  expect(await ask(`select 1 from pictures where ${shownNowhere}`)).toEqual([])
  await ask(`delete from content_blocks`)
  await seed(database.url)
  expect(await ask(`select 1 from content_blocks`)).toEqual([])
})
