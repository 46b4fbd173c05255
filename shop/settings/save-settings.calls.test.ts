import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
beforeEach(() => shop.pool.query('delete from settings'))
afterAll(() => shop.close())

const save = (input: object, person = owner) => shop.post('/settings/save', input, person.bearer)
const rows = async () =>
  (await shop.pool.query('select name, value, updated_by from settings order by name')).rows
const audited = async () =>
  (
    await shop.pool.query(
      `select action, subject_id, before, after, cust_id from audit_entries where subject = 'settings' order by 1`,
    )
  ).rows

test('writes what is changed and nothing else, with how it was before and who did it', async () => {
  const before = (await shop.get('/settings/find')).body
  const { version: _, environmentLabel: __, publicAddress: ___, ...settings } = before
  const change = { shopName: 'Corner Market', homePage: 'home4' }
  expect(await save({ ...change, tagline: before.tagline })).toMatchObject({
    status: 200,
    body: { ...settings, ...change },
  })
  expect(await rows()).toEqual([
    { name: 'homePage', value: 'home4', updated_by: owner.custId },
    { name: 'shopName', value: 'Corner Market', updated_by: owner.custId },
  ])
  expect(await audited()).toEqual([
    {
      action: 'save',
      subject_id: 'shopName homePage',
      before: { shopName: 'Souk', homePage: 'home' },
      after: change,
      cust_id: owner.custId,
    },
  ])
  expect((await shop.get('/settings/find')).body).toMatchObject(change)
  await save(change)
  await save({})
  expect(await audited()).toHaveLength(1)
})

test('two who change different settings keep both; of the same one the last change stands', async () => {
  const manager = await signUp(shop, 'manager')
  const answers = await Promise.all([
    save({ phone: '+92 21 1111111' }),
    save({ address: '1 New Road' }, manager),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await save({ phone: '+92 21 2222222' }, manager)
  expect((await shop.get('/settings/find')).body).toMatchObject({
    phone: '+92 21 2222222',
    address: '1 New Road',
  })
})

test.each<[input: object, field: string, message: string]>([
  [{ shopName: '  ' }, 'shopName', 'Please fill this in'],
  [{ shopName: 'x'.repeat(61) }, 'shopName', 'This may have 60 characters at most.'],
  [{ tagline: 'Two\nlines' }, 'tagline', 'This value is not right.'],
  [{ email: 'nobody' }, 'email', 'Please write a whole e-mail address'],
  [{ supportEmail: '' }, 'supportEmail', 'Please fill this in'],
  [
    { socialLinks: [{ name: 'Here', url: 'javascript:alert(1)' }] },
    'socialLinks.0.url',
    'An address begins with https://, or is left empty',
  ],
  [
    { socialLinks: [{ name: 'Here', url: 'http://souk.example' }] },
    'socialLinks.0.url',
    'An address begins with https://, or is left empty',
  ],
  [{ socialLinks: [{ name: '', url: '' }] }, 'socialLinks.0.name', 'Please fill this in'],
  [
    {
      socialLinks: [
        { name: 'Here', url: '' },
        { name: 'Here', url: '' },
      ],
    },
    'socialLinks.1.name',
    'This name stands here already',
  ],
  [{ homePage: 'home6' }, 'homePage', 'This must be one of: home, home1, home2, home3, home4, home5.'],
  [{ header: 'header8' }, 'header', 'This must be one of: shop, header7.'],
  [{ currency: { code: 'USD' } }, '', 'There is no such field: currency.'],
])('%j is refused at its field and nothing is written', async (input, field, message) => {
  const { status, body } = await save({ phone2: '1', ...input })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message }])
  expect(await rows()).toEqual([])
})

test('links are kept without an address or with a safe one', async () => {
  const socialLinks = [
    { name: 'Facebook', url: '' },
    { name: 'Mastodon', url: 'https://social.example/@souk' },
  ]
  expect((await save({ socialLinks })).body.socialLinks).toEqual(socialLinks)
  expect((await shop.get('/settings/find')).body.socialLinks).toEqual(socialLinks)
})

test('only who holds the permission may', async () => {
  expect((await shop.post('/settings/save', { shopName: 'Mine' })).status).toBe(401)
  for (const role of ['catalogue', 'orders', 'content', 'picker'] as const)
    expect((await save({ shopName: 'Mine' }, await signUp(shop, role))).status).toBe(403)
  expect((await save({ shopName: 'Mine' }, await signUp(shop))).status).toBe(403)
  expect(await rows()).toEqual([])
})
