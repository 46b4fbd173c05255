import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import type { StoredSynonyms } from './synonyms.contract.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const save = (body: object) => shop.post('/search/saveSynonyms', body, staff.bearer)
const groupWith = (groups: StoredSynonyms[], term: string) => groups.find(({ terms }) => terms.includes(term))
const firstFound = async (q: string) =>
  (await shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(q)}`)).body.productList[0]
    ?.productName
const audited = async (subject: string) =>
  (
    await shop.pool.query(
      'select action, before, after from audit_entries where subject = $1 order by audit_id desc limit 1',
      [subject],
    )
  ).rows[0]

test('a word that found nothing finds its synonyms as soon as staff save them, until they remove them', async () => {
  expect(await firstFound('qwortle')).toBeUndefined()
  const { status, body } = await save({ terms: [' Qwortle ', 'Farm-Eggs'] })
  expect(status).toBe(200)
  const group = groupWith(body, 'qwortle')
  expect(group).toMatchObject({ terms: ['qwortle', 'farm eggs'], mutual: true, demo: false })
  expect(await firstFound('qwortle')).toBe('Farm Eggs Dozen')
  expect(await audited('synonyms')).toMatchObject({
    action: 'add',
    after: { terms: ['qwortle', 'farm eggs'] },
  })
  const gone = await shop.post(`/search/deleteSynonyms/${group?.synonymId}`, {}, staff.bearer)
  expect(groupWith(gone.body, 'qwortle')).toBeUndefined()
  expect(await firstFound('qwortle')).toBeUndefined()
  expect((await audited('synonyms')).action).toBe('delete')
  expect((await shop.post(`/search/deleteSynonyms/${group?.synonymId}`, {}, staff.bearer)).status).toBe(404)
})

test('an error says which term is wrong, and in which group it is already', async () => {
  const wrong = async (terms: string[]) => {
    const { status, body } = await save({ terms })
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe('terms')
    return body.errors[0].message
  }
  expect(await wrong(['gosht'])).toBe(m.search_synonyms_few())
  expect(await wrong(['frump', 'Frump'])).toBe(m.search_synonyms_twice({ term: 'frump' }))
  expect(await wrong(['frump', 'okra'])).toContain('bhindi')
})

test('a changed group no longer belongs to the demo shop, and a version of before is refused', async () => {
  const { body } = await shop.get('/search/findSynonyms', staff.bearer)
  const demo = groupWith(body, 'jaggery') as StoredSynonyms
  expect(demo.demo).toBe(true)
  const changed = { ...demo, demo: undefined, terms: [...demo.terms, 'panela'] }
  expect(groupWith((await save(changed)).body, 'panela')?.demo).toBe(false)
  const again = await save({ ...changed, terms: ['jaggery', 'gur'] })
  expect(again.status).toBe(409)
  expect(groupWith(again.body.groups, 'panela')).toBeDefined()
  await shop.post('/demoGoods/remove', {}, staff.bearer)
  const left = (await shop.get('/search/findSynonyms', staff.bearer)).body as StoredSynonyms[]
  expect(left.every(({ demo }) => !demo)).toBe(true)
  expect(groupWith(left, 'panela')).toBeDefined()
})

test('one of several people who add the same term at the same moment adds it', async () => {
  const answers = await meeting(
    shop.pool,
    'lock table search_synonyms in share row exclusive mode',
    ['one', 'two', 'three'].map(other => () => save({ terms: ['flurb', `flurb ${other}`] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})
