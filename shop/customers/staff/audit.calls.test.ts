import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explain, vacuum } from '../../../bench/explain.ts'
import { databaseOn } from '../../../database/pool.ts'
import { fill } from '../../../tests/support/fill.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { InputOf } from '../../lib/call.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { findAudit } from './audit.contract.ts'
import { answerFindAudit } from './find-audit.server.ts'

let shop: TestShop
let manager: Person
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signUp(shop, 'manager')
  editor = await signUp(shop, 'catalogue')
  const add = (who: Person, at: string, action: string, subject: string, id: string, after: object) =>
    shop.pool.query(
      `insert into audit_entries (cust_id, happened_at, action, subject, subject_id, before, after)
       values ($1, $2, $3, $4, $5, '{"unitPrice": 120}', $6)`,
      [who.custId, at, action, subject, id, JSON.stringify(after)],
    )
  await add(editor, '2026-11-01T18:59:59Z', 'save', 'product', '601', { productName: '100 % okra_"fresh"' })
  await add(editor, '2026-11-01T19:00:00Z', 'save', 'product', '602', { productName: 'Lamb' })
  await add(manager, '2026-11-02T19:00:00Z', 'delete', 'news', '3', { news: 'Eid mubarak' })
  await add(manager, '2026-11-02T19:00:00Z', 'save', 'news', '4', { news: 'okra is in' })
})
afterAll(() => shop.close())

const find = async (query: Record<string, string | number>) => {
  const { status, body } = await shop.get(
    `/audit/find?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    manager.bearer,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const idsOf = async (query: Record<string, string | number>) =>
  (await find(query)).rows.map(({ subjectId }: { subjectId: string }) => subjectId)

test('the latest change is first, with its author, and the list offers all filters', async () => {
  const answer = await find({})
  expect(answer.rows.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([
    '4',
    '3',
    '602',
    '601',
  ])
  expect(answer.rows[3]).toMatchObject({
    custId: editor.custId,
    firstName: 'Zainab',
    loginId: editor.email,
    happenedAt: '2026-11-01T18:59:59.000Z',
    before: { unitPrice: 120 },
  })
  expect(answer).toMatchObject({ total: 4, subjects: ['news', 'product'], actions: ['delete', 'save'] })
})

test('page after page shows nothing twice and leaves nothing out, also within one moment, and the earliest first', async () => {
  const read = async (sort: string) =>
    (await Promise.all([1, 2, 3, 4, 5].map(page => idsOf({ sort, page, size: 1 })))).flat()
  expect(await read('-time')).toEqual(['4', '3', '602', '601'])
  expect(await read('time')).toEqual(['601', '602', '3', '4'])
  expect((await find({ subject: 'product', size: 1 })).total).toBe(2)
})

test('the filters find entries by author, subject, id, action, time and words', async () => {
  expect(await idsOf({ who: editor.email.toUpperCase() })).toEqual(['602', '601'])
  expect(await idsOf({ who: 'nobody@example.org' })).toEqual([])
  expect(await idsOf({ subject: 'product' })).toEqual(['602', '601'])
  expect(await idsOf({ subject: 'product', subjectId: 601 })).toEqual(['601'])
  expect(await idsOf({ action: 'delete' })).toEqual(['3'])
  expect(await idsOf({ q: 'OKRA' })).toEqual(['4', '601'])
  expect(await idsOf({ q: '100 %' })).toEqual(['601'])
  expect(await idsOf({ q: 'a_"fresh"' })).toEqual(['601'])
  expect(await idsOf({ q: '%' })).toEqual(['601'])
  expect(await idsOf({ q: 'ok_a' })).toEqual([])
  // Days follow the shop's clock, which is five hours ahead.
  expect(await idsOf({ from: '2026-11-02' })).toEqual(['4', '3', '602'])
  expect(await idsOf({ to: '2026-11-01' })).toEqual(['601'])
  expect(await idsOf({ from: '2026-11-02', to: '2026-11-02' })).toEqual(['602'])
})

describe('among 100,000 changes', () => {
  beforeAll(async () => {
    await fill(
      shop.pool,
      `
      insert into audit_entries (cust_id, happened_at, action, subject, subject_id, before, after)
      select case when n % 25 = 0 then ${editor.custId} else ${manager.custId} end, timestamptz '2026-01-01' + n * interval '1 minute', 'save', 'product', (n % 5000)::text,
        jsonb_build_object('unitPrice', n), jsonb_build_object('productName', 'Product ' || md5(n::text))
      from generate_series(1, 100000) n`,
    )
    await vacuum(shop.pool, 'audit_entries')
  }, 120_000)

  test.each([
    [{}, 'time'],
    [{ sort: 'time', page: 60 }, 'time'],
    [{ subject: 'news' }, 'subject'],
    [{ subjectId: '4711' }, 'subject_id'],
    [{ action: 'delete' }, 'action'],
    [{ q: 'b52340b4de4566b804c9880aa0b4af5f' }, 'text'],
    [{ q: 'product' }, 'time'],
    [{ q: 'no such words at all' }, 'text'],
    [{ from: '2026-03-01', to: '2026-03-02' }, 'time'],
  ] as const)('the list with %o reads by an index', reads)

  test('that of one person as well', () => reads({ who: editor.email }, 'who'))

  async function reads(wishes: InputOf<typeof findAudit>, index: string) {
    const shown = { database: databaseOn(shop.pool) } as SignedInShop
    const statements = await explain(shop.pool, () =>
      answerFindAudit.answer(findAudit.input.parse(wishes), shown, undefined),
    )
    expect(statements.flatMap(({ indexes }) => indexes)).toContain(`audit_entries_${index}`)
    expect(statements.flatMap(({ scans }) => scans)).not.toContain('audit_entries')
  }

  test('the count stops at a number that nobody pages through', async () => {
    expect(await find({ who: 'nobody@example.org' })).toMatchObject({ rows: [], total: 0 })
    expect((await find({ who: editor.email, page: 4 })).total).toBe(2000)
  })
})

test('an import is one entry of the list, and so is undoing it; its products are found by their numbers and by their action', async () => {
  const add = (action: string, subject: string, id: string) =>
    shop.pool.query(
      `insert into audit_entries (cust_id, happened_at, action, subject, subject_id, after)
       values ($1, '2027-01-05T10:00:00Z', $2, $3, $4, '{"fileName": "goods.csv"}')`,
      [editor.custId, action, subject, id],
    )
  await add('import', 'import', '71')
  for (const id of ['9001', '9002', '9003']) await add('import', 'product', id)
  await add('undo import', 'import', '71')
  await add('undo import', 'product', '9001')
  const day = { from: '2027-01-05', to: '2027-01-05' }
  expect(await idsOf(day)).toEqual(['71', '71'])
  expect((await find(day)).total).toBe(2)
  expect(await idsOf({ subjectId: '9002' })).toEqual(['9002'])
  expect(await idsOf({ ...day, subject: 'product' })).toEqual(['9001', '9003', '9002', '9001'])
})
