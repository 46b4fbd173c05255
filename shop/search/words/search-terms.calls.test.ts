import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explained, explain } from '../../../bench/explain.ts'
import { databaseOn } from '../../../database/pool.ts'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { forgetDemoSynonyms } from '../forget-demo-words.server.ts'
import { readCorrections } from '../known-words.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const stored = async () => (await shop.pool.query('select term, groups from search_terms order by term')).rows
/** The terms as a fresh count of all groups finds them. */
const counted = async () =>
  (
    await shop.pool.query(
      `select term, count(*)::int as groups from (
         select unnest(case when mutual then terms else terms[1:1] end) as term from search_synonyms
       ) t group by term order by term`,
    )
  ).rows

const add = (terms: readonly string[], mutual = true) =>
  shop.pool.query('insert into search_synonyms (terms, mutual) values ($1, $2) returning synonym_id as id', [
    terms,
    mutual,
  ])

test('the terms of the demo shop are known, and forgotten with it', async () => {
  expect((await stored()).length).toBeGreaterThan(100)
  expect(await stored()).toEqual(await counted())
  await forgetDemoSynonyms(databaseOn(shop.pool))
  expect(await stored()).toEqual([])
})

test('after any changes of any groups, the terms are those of a fresh count', async () => {
  const group = fc.record({
    terms: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2, maxLength: 4 }),
    mutual: fc.boolean(),
  })
  const change = fc.oneof(
    fc.record({ does: fc.constant('add' as const), groups: fc.array(group, { minLength: 1, maxLength: 3 }) }),
    fc.record({
      does: fc.constant('change' as const),
      groups: fc.array(group, { minLength: 1, maxLength: 1 }),
    }),
    fc.record({ does: fc.constant('remove' as const), groups: fc.constant([]) }),
  )
  const make = async ({ does, groups }: typeof change extends fc.Arbitrary<infer One> ? One : never) => {
    const [one] = groups
    if (does === 'add')
      await shop.pool.query(
        `insert into search_synonyms (terms, mutual)
         select array(select jsonb_array_elements_text(g -> 'terms')), (g ->> 'mutual')::bool from jsonb_array_elements($1::jsonb) g`,
        [JSON.stringify(groups)],
      )
    else if (does === 'change')
      await shop.pool.query(
        `update search_synonyms set terms = $1, mutual = $2
         where synonym_id in (select synonym_id from search_synonyms order by synonym_id limit 2)`,
        [one?.terms, one?.mutual],
      )
    else
      await shop.pool.query(
        'delete from search_synonyms where synonym_id = (select min(synonym_id) from search_synonyms)',
      )
  }
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async changes => {
      for (const one of changes) await make(one)
      expect(await stored()).toEqual(await counted())
    }),
    { numRuns: 25 },
  )
  await shop.pool.query('delete from search_synonyms')
})

test('two changes with the same terms at the same moment both count, whatever the order of their terms', async () => {
  const known = await add(['alpha', 'omega'])
  const answers = await meeting(shop.pool, `select from search_terms where term = 'alpha' for update`, [
    () => add(['omega', 'alpha', 'psi']),
    async () => {
      await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
      return add(['alpha', 'psi', 'omega'])
    },
  ])
  const groupsOf = async () => Object.fromEntries((await stored()).map(({ term, groups }) => [term, groups]))
  expect(await groupsOf()).toEqual({ alpha: 3, omega: 3, psi: 2 })
  const [{ id }] = known.rows
  const [one, other] = answers.map(({ rows }) => rows[0].id)
  const remove = (gone: number) => () =>
    shop.pool.query('delete from search_synonyms where synonym_id = $1', [gone])
  await meeting(shop.pool, `select from search_terms where term = 'alpha' for update`, [
    remove(one),
    async () => {
      await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
      return remove(other)()
    },
  ])
  expect(await groupsOf()).toEqual({ alpha: 1, omega: 1 })
  await remove(id)()
  expect(await groupsOf()).toEqual({})
})

test('a misspelt word is found among a hundred thousand terms by their index', async () => {
  for (let from = 1; from < 50_000; from += 5_000)
    await shop.pool.query(
      `insert into search_synonyms (terms) select array[substr(md5(n::text), 1, 12), substr(md5((-n)::text), 1, 12)]
       from generate_series($1::int, $1::int + 4999) n`,
      [from],
    )
  await add(['kaleji', 'goat'])
  await add(['chicken breast', 'murgh'], false)
  await shop.pool.query('analyze search_terms, search_synonyms')
  expect(await stored()).toHaveLength(100_003)
  const asked: Explained[] = await explain(shop.pool, async () => {
    const [first, second] = await readCorrections(databaseOn(shop.pool), ['kalejji', 'murghi'])
    expect(first?.word).toBe('kaleji')
    // The other terms of a group that is not mutual find nothing.
    expect(second?.word).not.toBe('murgh')
  })
  const [{ scans, indexes, blocks } = { scans: [], indexes: [], blocks: 0 }] = asked
  expect(scans).not.toContain('search_terms')
  expect(scans).not.toContain('search_synonyms')
  expect(indexes).toEqual(expect.arrayContaining(['search_terms_alike', 'search_synonyms_terms_index']))
  expect(blocks).toBeLessThan(2_000)
}, 120_000)
