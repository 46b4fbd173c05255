import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../server/jobs/tidy.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { upload } from '../../tests/support/upload.ts'
import { m } from '../messages/m.ts'
import { MOST_MISSING } from './count-asked.server.ts'
import type { StaffRedirect } from './redirects.contract.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'content')
})
afterAll(() => shop.close())

const save = (from: string, to: string, more: object = {}) =>
  shop.post('/redirects/save', { from, to, ...more }, staff.bearer)
const follow = async (path: string): Promise<string | null> =>
  (await shop.get(`/redirects/find?path=${encodeURIComponent(path)}`)).body.to
const list = async (q: string): Promise<StaffRedirect[]> =>
  (await shop.get(`/redirects/findForStaff?q=${encodeURIComponent(q)}`, staff.bearer)).body.rows
const missing = async (): Promise<{ path: string; times: number }[]> =>
  (await shop.get('/redirects/findMissing', staff.bearer)).body
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  Object.fromEntries(
    (body.errors ?? []).map((one: { field: string; message: string }) => [one.field, one.message]),
  ),
]
const send = (path: string, text: string) =>
  upload(shop, path, { name: 'redirects.csv', type: 'text/csv', bytes: Buffer.from(text) }, staff.bearer)

test('an old address leads on in any spelling, and how often is counted', async () => {
  const saved = await save('https://old.example/Products/Lamb-Leg/?ref=1', '/productsingle/101/MEAT/1')
  expect([saved.status, saved.body.fromPath, saved.body.times]).toEqual([200, '/products/lamb-leg', 0])
  expect(await follow('/PRODUCTS/lamb-leg/')).toBe('/productsingle/101/MEAT/1')
  expect(await follow('/products/lamb-legs')).toBeNull()
  await expect.poll(async () => (await list('lamb-leg'))[0]?.times).toBe(1)
  const gone = await shop.post('/redirects/delete', { from: '/products/lamb-leg' }, staff.bearer)
  expect([gone.status, gone.body.toPath]).toEqual([200, '/productsingle/101/MEAT/1'])
  expect(await follow('/products/lamb-leg')).toBeNull()
  expect((await shop.post('/redirects/delete', { from: '/products/lamb-leg' }, staff.bearer)).status).toBe(
    404,
  )
})

test('a chain becomes one hop, and a circle is refused at its field', async () => {
  await save('/chain-b', '/shop/1')
  expect((await save('/chain-a', '/Chain-B/')).body.toPath).toBe('/shop/1')
  const [b] = await list('/chain-b')
  const circle = await save('/chain-b', '/chain-b/', { updatedDate: b?.updatedDate })
  expect(errorsOf(circle)).toEqual([400, { to: m.redirects_circle() }])
  await save('/chain-c', '/chain-d')
  await save('/chain-d', '/shop/6')
  expect((await list('/chain-c'))[0]?.toPath).toBe('/shop/6')
})

test('an error says what is wrong with an address, at its field', async () => {
  for (const to of ['//evil.example', '/\\evil.example', 'shop/5'])
    expect(errorsOf(await save('/wrong', to))[0]).toBe(400)
  expect(errorsOf(await save('wrong', '/shop/1'))[1]).toHaveProperty('from')
  for (const from of [
    '/cart',
    '/shop/1',
    '/category/meat',
    '/productsingle/101/MEAT/1',
    '/admin/x',
    '/api/x',
  ])
    expect([from, ...errorsOf(await save(from, '/shop/6'))]).toEqual([
      from,
      400,
      { from: m.redirects_has_page() },
    ])
  expect(errorsOf(await save('/wrong', '/shop/99999'))).toEqual([400, { to: m.redirects_no_target() }])
  await save('/taken', '/shop/1')
  expect(errorsOf(await save('/TAKEN', '/shop/6'))).toEqual([
    400,
    { from: m.redirects_taken({ to: '/shop/1' }) },
  ])
})

test('a version of before is refused, and a redirect that is gone as well', async () => {
  const { body: first } = await save('/versions', '/shop/1')
  const seen = { updatedDate: first.updatedDate }
  const { body: second } = await save('/versions', '/shop/6', seen)
  expect(second.toPath).toBe('/shop/6')
  const late = await save('/versions', '/faq', seen)
  expect([late.status, late.body.redirect.toPath]).toEqual([409, '/shop/6'])
  expect((await save('/never-there', '/faq', seen)).status).toBe(404)
})

test('two people who save the two halves of a circle at the same moment: the second one is refused', async () => {
  const answers = await meeting(shop.pool, 'lock table redirects in share row exclusive mode', [
    () => save('/half-a', '/half-b'),
    () => save('/half-b', '/half-a'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('an address without a page is counted until it has a redirect, or for 30 days', async () => {
  await follow('/wp-admin/setup')
  await follow('/Offers/Eid')
  await expect
    .poll(missing, { timeout: 5_000 })
    .toContainEqual(expect.objectContaining({ path: '/offers/eid', times: 1 }))
  expect((await missing()).filter(({ path }) => path.includes('wp-'))).toEqual([])
  await save('/offers/eid', '/shop/1')
  expect((await missing()).filter(({ path }) => path === '/offers/eid')).toEqual([])
  await shop.pool.query(`insert into missing_pages (path, last_at) values
    ('/old-one', now() - interval '31 days'), ('/new-one', now() - interval '29 days')`)
  expect(await tidy(shop.pool)).toMatchObject({ missing_pages: 1 })
})

test('the least asked of too many addresses without a page go', async () => {
  const full = await openTestShop(5)
  try {
    await full.pool.query(
      `insert into missing_pages (path, times) select '/many-' || n, 1 + n from generate_series(1, ${MOST_MISSING}) n`,
    )
    await full.get('/redirects/find?path=/one-more')
    const stored = async () =>
      (
        await full.pool.query(
          `select count(*)::int as count, bool_or(path = '/one-more') as has, bool_or(path = '/many-1') as least from missing_pages`,
        )
      ).rows[0]
    await expect.poll(stored, { timeout: 5_000 }).toEqual({ count: MOST_MISSING, has: true, least: false })
  } finally {
    await full.close()
  }
})

test('a product that was removed leads to the list of its category, until it is back', async () => {
  const manager = await signUp(shop, 'manager')
  expect(await follow('/productsingle/104/MEAT/1')).toBeNull()
  await shop.post('/products/delete/104', {}, manager.bearer)
  expect(await follow('/productsingle/104/MEAT/1')).toBe('/shop/1')
  await shop.post('/products/restore/104', {}, manager.bearer)
  expect(await follow('/productsingle/104/MEAT/1')).toBeNull()
})

test('a file of Shopify is imported whole, and a second time changes nothing', async () => {
  const file =
    'Redirect from,Redirect to\n/pages/halal,/about\nhttps://old.example/collections/beef,https://old.example/shop/6\n/blogs/news,/pages/halal\n'
  const checked = await send('/redirects/check', file)
  expect(checked.body).toEqual({ added: 3, changed: 0, same: 0, wrong: 0, wrongLines: [] })
  expect(await follow('/pages/halal')).toBeNull()
  expect((await send('/redirects/import', file)).body).toEqual({ added: 3, changed: 0, same: 0 })
  expect(await follow('/blogs/news')).toBe('/about')
  expect(await follow('/collections/beef')).toBe('/shop/6')
  expect((await send('/redirects/import', file)).body).toEqual({ added: 0, changed: 0, same: 3 })
  const other = await send('/redirects/import', 'from;to\n/pages/halal;/faq\n')
  expect(other.body).toEqual({ added: 0, changed: 1, same: 0 })
})

test('a file with a wrong line imports nothing, and each wrong line says why', async () => {
  const file =
    'from,to\n/imp-a,/imp-b\n/imp-b,/imp-a\n/cart,/shop/1\n/imp-c,/shop/1\n/imp-c,/shop/6\n/imp-d,\n'
  const { body } = await send('/redirects/check', file)
  expect(body.wrong).toBe(5)
  expect(body.wrongLines.map(({ line, says }: { line: number; says: string }) => [line, says])).toEqual([
    [2, m.redirects_circle()],
    [3, m.redirects_circle()],
    [4, m.redirects_has_page()],
    [6, m.redirects_twice({ line: 5 })],
    [7, m.redirects_to_wrong({ most: 500 })],
  ])
  const refused = await send('/redirects/import', file)
  expect(errorsOf(refused)).toEqual([400, { file: m.redirects_file_wrong({ count: 5 }) }])
  expect(await list('/imp-')).toEqual([])
  for (const wrong of ['from,to\n', '"/a,/b\n'])
    expect(errorsOf(await send('/redirects/check', wrong))[1]).toHaveProperty('file')
})

test('ten thousand lines are imported, and exported again as they are', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `/many/${String(n).padStart(5, '0')},/shop/1`)
  expect((await send('/redirects/import', lines.join('\n'))).body.added).toBe(10_000)
  const { body } = await shop.app.inject({ url: '/api/exports/redirects', headers: staff.bearer })
  expect(body.split('\n').filter(line => line.startsWith('/many/'))).toEqual(lines)
  const long = await send('/redirects/check', [...lines, '/one/more,/shop/1'].join('\n'))
  expect(errorsOf(long)).toEqual([400, { file: m.redirects_file_long({ most: 10_000 }) }])
})
