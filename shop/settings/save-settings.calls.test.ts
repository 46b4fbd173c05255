import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

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

test('writes only the changed settings, and the audit has the former values and the author', async () => {
  const before = (await shop.get('/settings/find')).body
  const { version: _, environmentLabel: __, publicAddress: ___, hoursLines: ____, ...rest } = before
  const { cardPractice: _____, mapElsewhere: ______, ...settings } = rest
  const change = { shopName: 'Corner Market', tagline: 'Fresh at five' }
  expect(await save({ ...change, phone2: before.phone2 })).toMatchObject({
    status: 200,
    body: { ...settings, ...change },
  })
  expect(await rows()).toEqual([
    { name: 'shopName', value: 'Corner Market', updated_by: owner.custId },
    { name: 'tagline', value: 'Fresh at five', updated_by: owner.custId },
  ])
  expect(await audited()).toEqual([
    {
      action: 'save',
      subject_id: 'shopName tagline',
      before: { shopName: 'Souk', tagline: before.tagline },
      after: change,
      cust_id: owner.custId,
    },
  ])
  expect((await shop.get('/settings/find')).body).toMatchObject(change)
  await save(change)
  await save({})
  expect(await audited()).toHaveLength(1)
})

test('the branch of the online shop follows the settings, and keeps what they do not say', async () => {
  const branch = async () =>
    (await shop.pool.query('select * from branches where branch_id = 1')).rows[0] as Record<string, unknown>
  const before = await branch()
  await save({ branchName: 'Devon Avenue', branchCountry: 'US', address: '2500 W Devon Ave, Chicago' })
  expect(await branch()).toEqual({
    ...before,
    branch_name: 'Devon Avenue',
    country: 'US',
    address: '2500 W Devon Ave, Chicago',
    city: '',
    updated_at: expect.any(Date),
  })
  await save({ timeZone: 'America/Chicago', phone: '+1 312 555 0100' })
  expect(await branch()).toMatchObject({
    branch_name: 'Devon Avenue',
    time_zone: 'America/Chicago',
    phone1: '+1 312 555 0100',
  })
  const { body } = await shop.get('/staff/findInvitations', owner.bearer)
  expect(body.branches).toEqual([{ branchId: 1, branchName: 'Devon Avenue' }])
  expect(await save({ branchCountry: 'Chicago' })).toMatchObject({ status: 400 })
  expect(await save({ branchName: ' ' })).toMatchObject({ status: 400 })
  expect(await save({ distanceUnit: 'yards' })).toMatchObject({ status: 400 })
})

test('shoppers and phones are of the country of the shop, unless the owner chose another', async () => {
  const country = async () => (await shop.get('/settings/find')).body.defaultCountry
  await save({ shopName: 'Corner Market' })
  expect(await country()).toBe('US')
  await save({ address: '1 New Road, Karachi' })
  expect(await country()).toBe('PK')
  await save({ branchCountry: 'GB' })
  expect(await country()).toBe('GB')
  await save({ defaultCountry: 'IE' })
  await save({ branchCountry: 'FR' })
  expect(await country()).toBe('IE')
  await save({ branchCountry: 'DE', defaultCountry: 'DE' })
  await save({ branchCountry: 'AT' })
  expect(await country()).toBe('AT')
})

test('the position of the demo shop goes with its address, and a position of the owner stays', async () => {
  const position = { latitude: 24.9, longitude: 67.1 }
  await shop.pool.query(`insert into settings (name, value) values ('position', $1)`, [position])
  const found = async () => (await shop.get('/settings/findForStaff', owner.bearer)).body.position
  await save({ shopName: 'Corner Market' })
  expect(await found()).toEqual(position)
  await save({ address: '2500 W Devon Ave, Chicago' })
  expect(await found()).toBeNull()
  await save({ position })
  await save({ address: '2502 W Devon Ave, Chicago' })
  expect(await found()).toEqual(position)
})

test('two people who change different settings keep both; of the same one the last change counts', async () => {
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
  [{ shopName: 'x'.repeat(61) }, 'shopName', 'This can have at most 60 characters.'],
  [{ tagline: 'Two\nlines' }, 'tagline', 'This value is wrong.'],
  [{ email: 'nobody' }, 'email', 'Please enter a full e-mail address'],
  [{ supportEmail: '' }, 'supportEmail', 'Please fill this in'],
  [
    { socialLinks: [{ name: 'Here', url: 'javascript:alert(1)' }] },
    'socialLinks.0.url',
    'Enter an address that begins with https://, or leave it empty',
  ],
  [
    { socialLinks: [{ name: 'Here', url: 'http://souk.example' }] },
    'socialLinks.0.url',
    'Enter an address that begins with https://, or leave it empty',
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
    'This name is already in the list',
  ],
  [{ phone: 'call us' }, 'phone', m.settings_phone_wrong()],
  [{ homeTiles: [1, 999_999] }, 'homeTiles', m.settings_tiles_wrong()],
  [{ homeFoodCategory: 999_999 }, 'homeFoodCategory', m.settings_tiles_wrong()],
  [
    { logo: { image: `/pictures/${'0'.repeat(32)}`, width: 10, height: 10 } },
    'logo',
    m.settings_picture_wrong(),
  ],
  [{ currency: { code: 'USD' } }, '', 'Unknown field: currency.'],
])('%j is refused at its field and nothing is written', async (input, field, message) => {
  const { status, body } = await save({ phone2: '021 1111', ...input })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message }])
  expect(await rows()).toEqual([])
})

test('if two people change the same setting, the second gets the current value; different settings are both saved', async () => {
  const manager = await signUp(shop, 'manager')
  const stood = { tagline: (await shop.get('/settings/find')).body.tagline, homeTiles: [1, 5, 6] }
  expect((await save({ tagline: 'First', stood })).status).toBe(200)
  const second = await save({ tagline: 'Second', stood }, manager)
  expect(second).toMatchObject({
    status: 409,
    body: { type: '/problems/changed', settings: { tagline: 'First' } },
  })
  expect((await shop.get('/settings/find')).body.tagline).toBe('First')
  expect((await save({ homeTiles: [5], stood }, manager)).status).toBe(200)
  expect((await save({ tagline: 'First', stood }, manager)).status).toBe(200)
  expect((await save({ tagline: 'Second', stood: { tagline: 'First' } }, manager)).status).toBe(200)
})

test('only one of several simultaneous changes of the same setting succeeds', async () => {
  const stood = { smsSender: '' }
  const answers = await meeting(
    shop.pool,
    'lock table settings in share row exclusive mode',
    [...'ABCDEFGH'].map(name => () => save({ smsSender: `Souk ${name}`, stood })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await rows()).toHaveLength(1)
})

test('shoppers never see the sender settings of mails', async () => {
  const sent = {
    mailSenderName: 'Souk orders',
    mailSenderAddress: 'orders@souk.example',
    mailReplyTo: '',
    smsSender: 'Souk',
  }
  expect((await save(sent)).body).toMatchObject(sent)
  const { body } = await shop.get('/settings/find')
  expect(Object.keys(body).filter(name => /^(mail|sms)/.test(name))).toEqual([])
  expect((await shop.get('/settings/findForStaff', owner.bearer)).body).toMatchObject({
    ...sent,
    configuredMethods: ['CASH', 'CARD'],
  })
  expect((await shop.get('/settings/findForStaff')).status).toBe(401)
})

test.each<[input: object, field: string]>([
  [{ shippingBands: [] }, 'shippingBands'],
  [{ shippingBands: [{ from: 5, fee: 1 }] }, 'shippingBands.0.from'],
  [{ shippingBands: [{ from: 0, fee: 1.001 }] }, 'shippingBands.0.fee'],
  [{ shippingBands: [{ from: 0, fee: '1' }] }, 'shippingBands.0.fee'],
  [{ homeTiles: [1, 1] }, 'homeTiles'],
  [{ homeTiles: [1, 2, 3, 4, 5, 6, 7] }, 'homeTiles'],
  [{ paymentMethods: [] }, 'paymentMethods'],
  [{ paymentMethods: ['CARD', 'CARD'] }, 'paymentMethods'],
  [{ sessionMinutes: 3 }, 'sessionMinutes'],
  [{ timeZone: 'Asia/Nowhere' }, 'timeZone'],
  [{ defaultCountry: 'usa' }, 'defaultCountry'],
  [{ mailReplyTo: 'nobody' }, 'mailReplyTo'],
  [{ mailSenderName: 'Souk\r\nBcc: all@souk.example' }, 'mailSenderName'],
  [{ smsSender: '12345' }, 'smsSender'],
  [{ logo: { image: 'https://souk.example/a.png', width: 1, height: 1 } }, 'logo.image'],
  [{ requireTwoFactor: true }, ''],
])('%j is refused at its field', async (input, field) => {
  const { status, body } = await save({ phone2: '021 1111', ...input })
  expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  expect(await rows()).toEqual([])
})

test('a shop in production offers cards only if a provider takes them', async () => {
  const real = await openTestShop(5, { variables: { PRODUCTION: 'yes' } })
  try {
    const owner = await signUp(real, 'owner')
    const choose = (paymentMethods: string[]) => real.post('/settings/save', { paymentMethods }, owner.bearer)
    const offered = async () => (await real.get('/settings/find')).body.paymentMethods
    expect(await offered()).toEqual(['CASH'])
    expect((await choose(['CASH'])).status).toBe(200)
    expect(await choose(['CASH', 'CARD'])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'paymentMethods' }] },
    })
    expect((await real.get('/settings/findForStaff', owner.bearer)).body.configuredMethods).toEqual(['CASH'])
  } finally {
    await real.close()
  }
})

test('a picture is taken away again', async () => {
  const { rows } = await shop.pool.query('select hash from pictures limit 1')
  const logo = { image: `/pictures/${rows[0].hash}`, width: 64, height: 64 }
  expect((await save({ logo })).body.logo).toEqual(logo)
  expect((await shop.get('/settings/find')).body.logo).toEqual(logo)
  expect((await save({ logo: null, stood: { logo } })).body.logo).toBe(null)
  expect((await shop.get('/settings/find')).body.logo).toBe(null)
})

test('links are saved without an address or with a safe one', async () => {
  const socialLinks = [
    { name: 'Facebook', url: '' },
    { name: 'Mastodon', url: 'https://social.example/@souk' },
  ]
  expect((await save({ socialLinks })).body.socialLinks).toEqual(socialLinks)
  expect((await shop.get('/settings/find')).body.socialLinks).toEqual(socialLinks)
})

test('only people with the permission may save', async () => {
  expect((await shop.post('/settings/save', { shopName: 'Mine' })).status).toBe(401)
  for (const role of ['catalogue', 'orders', 'content', 'picker'] as const)
    expect((await save({ shopName: 'Mine' }, await signUp(shop, role))).status).toBe(403)
  expect((await save({ shopName: 'Mine' }, await signUp(shop))).status).toBe(403)
  expect(await rows()).toEqual([])
})
