import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersOf, makeWorld, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { Block } from './blocks.contract.ts'

let shop: TestShop
let world: World
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
  headers = await headersOf(shop, world.actors.content)
})
afterAll(() => shop.close())

const save = (block: object) =>
  shop.post('/content/save', { page: 'contact', part: 'notes', ...block }, headers)
const notes = async (): Promise<Block[]> =>
  (await shop.get('/content/findByPage/contact')).body.filter((block: Block) => block.part === 'notes')

describe('blocks of a page', () => {
  test('are replaced as a whole: an omitted field becomes empty', async () => {
    const { body } = await save({
      title: 'Eid',
      text: 'Closed',
      linkUrl: '/contact',
      startDate: '2027-05-01',
    })
    const changed = await save({ blockId: body.blockId, title: 'Eid' })
    expect(changed.body).toEqual({
      ...body,
      text: '',
      linkUrl: '',
      startDate: null,
      updatedAt: expect.any(String),
    })
    const { rows } = await shop.pool.query(
      `select before, after, cust_id from audit_entries where subject = 'block' and subject_id = $1 order by 1 nulls first`,
      [String(body.blockId)],
    )
    expect(rows[1]).toMatchObject({ before: { text: 'Closed' }, after: { text: '' } })
    expect(rows[1].cust_id).toBe(world.actors.content.custId)
  })

  test('are not changed by a person with an outdated version', async () => {
    const { body } = await save({ title: 'Eid' })
    const seen = { blockId: body.blockId, updatedAt: body.updatedAt }
    shop.later(1)
    expect((await save({ ...seen, title: 'Eid ul-Fitr' })).status).toBe(200)
    expect((await save({ ...seen, title: 'Eid ul-Adha' })).status).toBe(409)
    expect((await notes()).find(({ blockId }) => blockId === body.blockId)?.title).toBe('Eid ul-Fitr')
  })

  test.each([
    ['linkUrl', 'javascript:alert(1)'],
    ['linkUrl', '//elsewhere.example'],
    ['linkUrl', '/\\elsewhere.example'],
    ['linkUrl', 'data:text/html,x'],
    ['linkUrl', 'http://plain.example'],
    ['siteUrl', 'bakery.example'],
    ['siteUrl', 'javascript:alert(1)//bakery.example'],
    ['siteUrl', '/category/BAKERY'],
    ['videoUrl', 'javascript:alert(1)'],
    ['videoUrl', 'https://elsewhere.example/film.webm'],
    ['image', 'https://elsewhere.example/a.png'],
    ['image', `/pictures/${'0'.repeat(32)}`],
    ['page', 'admin'],
    ['part', ' '],
    ['title', 'two\nlines'],
    ['endDate', '2027-02-30'],
  ])('are refused with a bad %s: %s', async (field, typed) => {
    const { status, body } = await save({ title: 'x', [field]: typed })
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field])
  })

  test('do not end before they start', async () => {
    const { body } = await save({ title: 'x', startDate: '2027-05-02', endDate: '2027-05-01' })
    expect(body.errors).toEqual([
      { field: 'endDate', message: 'The end date cannot be before the start date' },
    ])
  })

  test('are shown in their order, through their last day by the clock of the shop', async () => {
    // Ten to midnight in Karachi is ten to seven in the evening, UTC.
    const night = new Date('2027-03-31T18:50:00Z')
    shop.later((night.getTime() - Date.now()) / 60_000)
    await shop.pool.query(`delete from content_blocks where part = 'notes';
      insert into content_blocks (page, part, title, position, end_date) values ('contact', 'notes', 'last', 2, '2027-03-31'),
        ('contact', 'notes', 'first', 1, null), ('contact', 'notes', 'ended', 0, '2027-03-30')`)
    expect((await notes()).map(({ title }) => title)).toEqual(['first', 'last'])
    shop.later(20)
    expect((await notes()).map(({ title }) => title)).toEqual(['first'])
  })
})
