import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import { demoPartners } from './demo/demo-partners.ts'
import { examplePartner, type Partner } from './partners.contract.ts'

let shop: TestShop
let manager: Person
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signUp(shop, 'manager')
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query(`delete from partners where not demo; delete from audit_entries`))

const save = (input: object, who = manager) => shop.post('/partners/save', input, who.bearer)
const list = async (query = '') => {
  const { status, body } = await shop.get(`/partners/findForStaff${query}`, manager.bearer)
  expect(status).toBe(200)
  return body as { rows: Partner[]; total: number }
}
const audited = async () =>
  (await shop.pool.query('select action, subject, subject_id, before, after from audit_entries order by 1'))
    .rows

const grocer = {
  partnerName: 'Café Neem & Söhne',
  kind: 'GROCERY',
  address: '4 Neem Street',
  ...{ city: 'Karachi', country: 'PK', latitude: 24.92, longitude: 67.1, priority: 2 },
}
const week = [
  null,
  ...Array(5).fill({ opens: '10:00', closes: '22:00' }),
  { opens: '18:00', closes: '02:00' },
]

test('the demo shop has a directory, the first of which is the one of the examples', async () => {
  const { total, rows } = await list('?size=100')
  expect(total).toBe(demoPartners.length)
  expect(total).toBeGreaterThanOrEqual(60)
  const { updatedDate: _, ...first } = examplePartner
  expect(rows.find(({ partnerId }) => partnerId === 1)).toMatchObject(first)
  const one = await shop.get('/partners/findForStaff/1', manager.bearer)
  expect(one.body).toMatchObject(first)
})

test('a partner is added, shown, changed and removed, and each change is in the audit', async () => {
  const goods = ['Rice', ' rice ', 'Lentils']
  const added = await save({ ...grocer, goods, hours: week, phone1: '+92 21 3400 1099' })
  expect(added).toMatchObject({ status: 200, body: { ...grocer, goods: ['Rice', 'Lentils'], hours: week } })
  const { partnerId, updatedDate } = added.body
  const shown = await shop.get(`/partners/findForStaff/${partnerId}`, manager.bearer)
  expect(shown.body).toEqual(added.body)
  const changed = await save({ ...grocer, partnerId, updatedDate, priority: 1, active: false })
  expect(changed.body).toMatchObject({ partnerId, priority: 1, active: false, hours: null, goods: [] })
  expect(changed.body.updatedDate > updatedDate).toBe(true)
  expect((await shop.post(`/partners/delete/${partnerId}`, {}, owner.bearer)).body).toEqual({ partnerId })
  expect((await shop.get(`/partners/findForStaff/${partnerId}`, manager.bearer)).status).toBe(404)
  expect((await shop.post(`/partners/delete/${partnerId}`, {}, owner.bearer)).status).toBe(404)
  expect((await save({ ...grocer, partnerId })).status).toBe(404)
  const entry = { subject: 'partner', subject_id: String(partnerId) }
  expect(await audited()).toEqual([
    { action: 'add', ...entry, before: null, after: added.body },
    { action: 'delete', ...entry, before: changed.body, after: null },
    { action: 'save', ...entry, before: added.body, after: changed.body },
  ])
})

test('if two people edit a partner, the second gets the current version', async () => {
  const { body: seen } = await save(grocer)
  const { partnerId, updatedDate } = seen
  const first = await save({ ...grocer, partnerId, updatedDate, priority: 1 })
  const second = await save({ ...grocer, partnerId, updatedDate, priority: 7 }, owner)
  expect(second).toMatchObject({ status: 409, body: { type: '/problems/changed', partner: first.body } })
  const again = await save({ ...grocer, partnerId, updatedDate: first.body.updatedDate, priority: 7 }, owner)
  expect(again.body).toMatchObject({ priority: 7 })
})

test('only one of several simultaneous edits succeeds', async () => {
  const { body } = await save(grocer)
  const { partnerId, updatedDate } = body
  const answers = await meeting(
    shop.pool,
    `select * from partners where partner_id = ${partnerId} for update`,
    [1, 3, 4, 5].map(priority => () => save({ ...grocer, partnerId, updatedDate, priority })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('a position almost at zero is stored, although the database cannot compute with it', async () => {
  const { status, body } = await save({
    ...grocer,
    partnerName: 'Zero',
    latitude: 5e-324,
    longitude: -5e-324,
  })
  expect([status, body.latitude, Math.abs(body.longitude)]).toEqual([200, 0, 0])
})

test('the same shop at the same address is stored once, even if it is sent twice', async () => {
  const answers = await meeting(
    shop.pool,
    'lock table partners in share row exclusive mode',
    [1, 2, 3].map(() => () => save(grocer)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const twice = await save({ ...grocer, partnerName: 'cafe neem  sohne', address: '4 NEEM street' })
  expect(twice.body.errors).toEqual([{ field: 'partnerName', message: m.near_partner_twice() }])
  expect((await save({ ...grocer, address: '5 Neem Street' })).status).toBe(200)
})

test.each([
  [{ latitude: 90.5 }, 'latitude', m.near_latitude_wrong()],
  [{ latitude: '24.9' }, 'latitude', m.near_latitude_wrong()],
  [{ longitude: -180.001 }, 'longitude', m.near_longitude_wrong()],
  [{ longitude: null }, 'longitude', m.near_longitude_wrong()],
  [{ partnerName: '   ' }, 'partnerName', m.near_partner_name_needed()],
  [{ partnerName: '***' }, 'partnerName', m.near_partner_name_needed()],
  [{ country: 'Pakistan' }, 'country', m.near_partner_country_needed()],
  [{ country: 'QQ' }, 'country', m.near_partner_country_needed()],
  [{ priority: 0 }, 'priority', m.near_partner_priority_wrong({ most: 9 })],
  [{ priority: 10 }, 'priority', m.near_partner_priority_wrong({ most: 9 })],
  [{ goods: Array(101).fill('Rice') }, 'goods', m.near_partner_goods_many({ most: 100 })],
  [{ hours: week.with(1, { opens: '9', closes: '10:00' }) }, 'hours.1.opens', m.hours_time_needed()],
  [
    { hours: week.with(1, { opens: '09:00', closes: '09:00' }) },
    'hours.1.closes',
    m.near_partner_hours_same(),
  ],
  [
    { hours: week.with(0, { opens: '01:00', closes: '05:00' }) },
    'hours.6.closes',
    m.near_partner_hours_overlap(),
  ],
])('an error is shown at its field: %o', async (change, field, message) => {
  const answer = await save({ ...grocer, ...change })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual([{ field, message }])
})

test.each([
  ['a name that looks like markup', { partnerName: '<img src=x onerror=alert(1)>' }, 200],
  ['signs of a pattern', { partnerName: '100% _Neem_ \\ "Söhne"' }, 200],
  ['right to left', { partnerName: 'کریانہ اسٹور', city: 'کراچی' }, 200],
  ['NUL in the name', { partnerName: 'Neem\0' }, 400],
  ['a line break in the address', { address: '4 Neem\r\nStreet' }, 400],
  ['half a character in the goods', { goods: ['\ud800'] }, 400],
  ['a name of 5,000 characters', { partnerName: 'N'.repeat(5000) }, 400],
  ['an unknown field', { demo: true }, 400],
  ['six days', { hours: week.slice(1) }, 400],
])('hostile text: %s', async (_, change, status) => {
  const answer = await save({ ...grocer, ...change })
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.body).toMatchObject(change)
})

test('the list is searched by name and town without accents, filtered by kind, sorted and paged', async () => {
  await save(grocer)
  await save({ ...grocer, partnerName: 'Zz 100% Fresh', kind: 'RESTAURANT', city: 'Lahore', priority: 9 })
  expect((await list('?q=CAFE%20neem')).rows).toMatchObject([{ partnerName: 'Café Neem & Söhne' }])
  expect((await list('?q=100%25')).rows).toMatchObject([{ partnerName: 'Zz 100% Fresh' }])
  expect((await list('?q=lahore')).total).toBe(1)
  expect((await list('?q=%25%25')).total).toBe(0)
  expect((await list('?q=%20')).total).toBe(demoPartners.length + 2)
  expect((await list('?kind=RESTAURANT&q=fresh')).total).toBe(1)
  expect((await list('?kind=GROCERY&q=lahore')).total).toBe(0)
  expect((await list('?sort=-priority&size=1')).rows[0]).toMatchObject({ priority: 9 })
  expect((await list('?sort=-name&size=1')).rows[0]).toMatchObject({ partnerName: 'Zz 100% Fresh' })
  expect((await list('?sort=-updated&size=1')).rows[0]).toMatchObject({ partnerName: 'Zz 100% Fresh' })
  expect((await list('?sort=city&size=1')).rows[0]).toMatchObject({ city: 'Houston' })
  const pages = [await list('?size=30'), await list('?size=30&page=2'), await list('?size=30&page=3')]
  const names = pages.flatMap(({ rows }) => rows.map(({ partnerId }) => partnerId))
  expect(new Set(names).size).toBe(demoPartners.length + 2)
})

test('demo partners are deleted with the demo products; a saved one stays', async () => {
  const { updatedDate: _, partnerId, ...first } = examplePartner
  expect((await save({ ...first, partnerId, priority: 2 })).status).toBe(200)
  const { body: there } = await shop.get('/demoGoods/find', owner.bearer)
  expect(there.partners).toBe(demoPartners.length - 1)
  const { body: gone } = await shop.post('/demoGoods/remove', { spareChanged: true }, owner.bearer)
  expect(gone.partners).toBe(demoPartners.length - 1)
  expect((await list()).rows.map(row => row.partnerId)).toEqual([1])
  expect((await shop.get('/demoGoods/find', owner.bearer)).body.partners).toBe(0)
})
