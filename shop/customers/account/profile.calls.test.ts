import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A complete profile form. */
const form = (more: object = {}) => {
  const { loginPassword: _, ...person } = newPerson()
  return {
    ...person,
    address: '14 Garden Road',
    city: 'Karachi',
    stateProvince: 'Sindh',
    country: 'Pakistan',
    postalCode: '75300',
    ...more,
  }
}

test('the complete form registers a customer with addresses', async () => {
  const input = form({ salesRep: true, businessFlag: true, loginPassword: 'a long password' })
  const { status, body } = await shop.post('/customer/save', input)
  expect(status).toBe(200)
  expect(body.customer).toMatchObject({
    address: '14 Garden Road',
    address1: '14 Garden Road',
    addressId: expect.any(Number),
    postalCode: '75300',
    billingAddress: null,
    salesRep: true,
    representative: false,
    businessFlag: true,
    profession: 'C',
    bestWay: 'EMAIL',
    bestTime: 'MORNING',
    custPic: null,
  })
})

test('the address goes by either of its names', async () => {
  const { address: _, ...rest } = form({ loginPassword: 'a long password', address1: '3 Boat Basin' })
  const { status, body } = await shop.post('/customer/save', rest)
  expect([status, body.customer?.address, body.customer?.address1]).toEqual([
    200,
    '3 Boat Basin',
    '3 Boat Basin',
  ])
  const person = await signUp(shop)
  const whose = { custId: person.custId, email: person.email }
  const { address: __, ...change } = form({ ...whose, address1: '4 Boat Basin' })
  expect((await shop.put('/customer/update', change, person.bearer)).status).toBe(200)
  expect((await shop.get('/customer/profile', person.bearer)).body.address).toBe('4 Boat Basin')
  const empty = await shop.put(
    '/customer/update',
    form({ ...whose, address: ' ', address1: null }),
    person.bearer,
  )
  expect(empty).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'address', message: 'Address1 is required' }] },
  })
})

test('each missing field is named', async () => {
  const { status, body } = await shop.post('/customer/save', { email: 'not a mailbox' })
  expect(status).toBe(400)
  const messages = Object.fromEntries(
    body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
  )
  expect(messages).toMatchObject({
    firstName: 'First Name is required',
    lastName: 'LastName is required',
    email: 'Email is Invalid',
    loginPassword: 'Password is required',
    phone1: 'Phone1 is required',
    address: 'Address1 is required',
    country: 'Country is required',
    stateProvince: 'StateProvince is required',
    city: 'City is required',
    postalCode: 'postalCode is required',
  })
})

test('a billing address is complete or omitted, and text messages need consent', async () => {
  const half = await shop.post(
    '/customer/save',
    form({ loginPassword: 'a long password', billingCity: 'Lahore' }),
  )
  expect(half).toMatchObject({ status: 400 })
  expect(half.body.errors.map(({ field }: { field: string }) => field)).toContain('billingAddress')
  const texts = await shop.post('/customer/save', form({ loginPassword: 'a long password', bestWay: 'TEXT' }))
  expect(texts).toMatchObject({ status: 400, body: { errors: [{ field: 'sendSmsFlag' }] } })
})

test('a customer changes their own profile, and hears 0 or more', async () => {
  const person = await signUp(shop)
  const change = form({
    custId: person.custId,
    email: person.email,
    firstName: 'Noor',
    billingAddress: '1 Mall Road',
    billingCity: 'Lahore',
    billingStateProvince: 'Punjab',
    billingCountry: 'Pakistan',
    billingPostalCode: '54000',
  })
  const answer = await shop.put('/customer/update', change, person.bearer)
  expect(answer.status).toBe(200)
  expect(answer.body).toBeGreaterThanOrEqual(0)
  const profile = (await shop.get('/customer/profile', person.bearer)).body
  expect(profile).toMatchObject({ firstName: 'Noor', billingCity: 'Lahore', city: 'Karachi' })
  // Ticking "same as shipping" again removes the billing address.
  await shop.put('/customer/update', form({ custId: person.custId, email: person.email }), person.bearer)
  expect((await shop.get('/customer/profile', person.bearer)).body.billingCity).toBeNull()
})

test('another e-mail is not taken over without the password, and nothing else is written then', async () => {
  const person = await signUp(shop)
  const change = form({ custId: person.custId, email: 'thief@example.org', firstName: 'Thief' })
  expect(await shop.put('/customer/update', change, person.bearer)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'email' }] },
  })
  expect((await shop.get('/customer/profile', person.bearer)).body).toMatchObject({
    email: person.email,
    firstName: 'Zainab',
  })
})

test('fields that only the shop decides are accepted and ignored', async () => {
  const person = await signUp(shop)
  const change = form({
    custId: person.custId,
    email: person.email,
    custType: 'OWNER',
    priority: 99,
    updatedBy: 'me',
    addressId: 1,
  })
  expect((await shop.put('/customer/update', change, person.bearer)).status).toBe(200)
  expect((await shop.get('/customer/profile', person.bearer)).body).toMatchObject({
    custType: 'C',
    priority: 1,
  })
})

test('a request to become a representative stores its day, and ends if it is withdrawn', async () => {
  const person = await signUp(shop)
  const ask = (salesRep: boolean | number) =>
    shop.put(
      '/customer/update',
      form({ custId: person.custId, email: person.email, salesRep }),
      person.bearer,
    )
  const askedAt = async () =>
    (
      await shop.pool.query('select representative_asked_at as at from customers where cust_id = $1', [
        person.custId,
      ])
    ).rows[0].at
  await ask(1)
  const first = await askedAt()
  shop.later(5)
  await ask(true)
  expect(await askedAt()).toEqual(first)
  await ask(0)
  expect(await askedAt()).toBeNull()
})

test('an address can be saved alone, and replaces the former one', async () => {
  const person = await signUp(shop)
  const place = { city: 'Lahore', stateProvince: 'Punjab', country: 'Pakistan', postalCode: '54000' }
  const save = (address: string) =>
    shop.post('/address/save', { custId: person.custId, address, ...place }, person.bearer)
  const first = await save('1 Mall Road')
  const second = await save('2 Mall Road')
  expect(second.body).toMatchObject({
    addressId: first.body.addressId,
    address: '2 Mall Road',
    kind: 'shipping',
  })
  expect((await save(' ')).body.errors).toMatchObject([{ field: 'address' }])
})

test('a login id is looked up by its person and by staff; others learn nothing', async () => {
  const [person, other, staff] = [await signUp(shop), await signUp(shop), await signUp(shop, 'orders')]
  const path = `/customer/findByCustomerLogin/${person.email}`
  const found = { custId: person.custId, firstName: 'Zainab' }
  const nothing = { custId: null, firstName: null }
  expect((await shop.get(path, person.bearer)).body).toEqual(found)
  expect((await shop.get(path, staff.bearer)).body).toEqual(found)
  expect((await shop.get(path, other.bearer)).body).toEqual(nothing)
  expect((await shop.get(path)).body).toEqual(nothing)
  expect((await shop.get('/customer/searchByCustomerLogin/nobody@example.org')).body).toEqual(nothing)
})

test('staff change a customer’s profile under their own name', async () => {
  const [person, staff] = [await signUp(shop), await signUp(shop, 'manager')]
  const change = form({ custId: person.custId, email: person.email, firstName: 'Mended' })
  expect((await shop.put('/customer/update', change, staff.bearer)).status).toBe(200)
  const { rows } = await shop.pool.query(
    `select cust_id, before->>'firstName' as before, after->>'firstName' as after from audit_entries where subject = 'customer' and subject_id = $1`,
    [String(person.custId)],
  )
  expect(rows).toEqual([{ cust_id: staff.custId, before: 'Zainab', after: 'Mended' }])
})

test.each(['orders', 'manager'] as const)('the role %s changes nothing about other staff', async role => {
  const [owner, colleague, staff] = [
    await signUp(shop, 'owner'),
    await signUp(shop, 'picker'),
    await signUp(shop, role),
  ]
  const about = async ({ custId, email }: { custId: number; email: string }, by: typeof staff) => {
    const { rows } = await shop.pool.query('select contact_id from customers where cust_id = $1', [custId])
    const contactId = rows[0].contact_id
    const place = { city: 'Lahore', stateProvince: 'Punjab', country: 'Pakistan', postalCode: '54000' }
    return [
      await shop.put('/customer/update', form({ custId, email, firstName: 'Mended' }), by.bearer),
      await shop.post('/address/save', { custId, address: '1 Mall Road', ...place }, by.bearer),
      await shop.post('/customers/setPriority', { contactId, priority: true }, by.bearer),
      await shop.post('/customers/addNote', { contactId, note: 'Late again' }, by.bearer),
      await shop.post('/representatives/approve', { custId, rate: 5 }, by.bearer),
    ]
  }
  const rowsOf = async ({ custId }: { custId: number }) =>
    (
      await shop.pool.query(
        `select c.*, p.*, (select count(*) from addresses a where a.contact_id = p.contact_id) as addresses
         from customers c join contacts p using (contact_id) where cust_id = $1`,
        [custId],
      )
    ).rows
  for (const person of [owner, colleague]) {
    const before = await rowsOf(person)
    for (const { status, body } of await about(person, staff))
      expect([status, body.type]).toEqual([403, '/problems/works-here'])
    expect(await rowsOf(person)).toEqual(before)
  }
  // Each person changes their own profile, and managers of staff change every profile.
  const own = form({ custId: staff.custId, email: staff.email })
  expect((await shop.put('/customer/update', own, staff.bearer)).status).toBe(200)
  for (const { status } of await about(colleague, owner)) expect(status).toBe(200)
})

test('an account that does not exist is not found', async () => {
  const staff = await signUp(shop, 'manager')
  const change = form({ custId: 2_000_000, email: 'nobody@example.org' })
  expect((await shop.put('/customer/update', change, staff.bearer)).status).toBe(404)
  const place = { city: 'Lahore', stateProvince: 'Punjab', country: 'Pakistan', postalCode: '54000' }
  const saved = await shop.post('/address/save', { custId: 2_000_000, address: '1', ...place }, staff.bearer)
  expect(saved.status).toBe(404)
})

test('text messages go only to people who allow them', async () => {
  const [person, staff] = [await signUp(shop), await signUp(shop, 'owner')]
  const sms = () =>
    shop.post('/alert/sms', { custId: person.custId, message: 'Your order is ready' }, staff.bearer)
  expect((await sms()).body.type).toBe('/problems/no-consent')
  const consent = form({ custId: person.custId, email: person.email, sendSmsFlag: true })
  await shop.put('/customer/update', consent, person.bearer)
  expect((await sms()).body).toEqual({ queued: true })
  const { rows } = await shop.pool.query(`select recipient, data from outbox where channel = 'sms'`)
  expect(rows).toEqual([
    { recipient: '0300 7654321', data: { message: 'Your order is ready', custId: person.custId } },
  ])
})
