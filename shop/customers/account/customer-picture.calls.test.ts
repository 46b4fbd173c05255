import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPng } from '../../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { upload } from '../../../tests/support/upload.ts'

let shop: TestShop
let person: Person
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  person = await signUp(shop)
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const sendPicture = (bytes: Buffer, by = person) =>
  upload(shop, '/customer/uploadPicture', { name: 'me.png', bytes }, by.bearer)
const shownTo = async (by: Person): Promise<string | null> =>
  (await shop.get('/customer/profile', by.bearer)).body.custPic
const bytesOf = (custPic: string) => Buffer.from(custPic.replace('data:image/webp;base64,', ''), 'base64')
const remove = (custId: number, by: Person) => shop.post('/customer/removePicture', { custId }, by.bearer)

test('a picture is encoded again and made small, and the customer and the staff for customers see it', async () => {
  const { data } = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Artist: 'Canary' } })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  const { status, body } = await sendPicture(data)
  expect(status).toBe(200)
  const made = bytesOf(body.custPic)
  expect(made.length).toBeLessThanOrEqual(65_000)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 420, height: 280 })
  expect(made.includes('Canary')).toBe(false)
  expect(await shownTo(person)).toBe(body.custPic)
  const { rows } = await shop.pool.query('select contact_id from customers where cust_id = $1', [
    person.custId,
  ])
  const seen = await shop.get(`/customers/findOne/${rows[0].contact_id}`, staff.bearer)
  expect(seen.body.custPic).toBe(body.custPic)
  const pictures = await shop.pool.query('select 1 from pictures where bytes = $1', [made])
  expect(pictures.rowCount).toBe(0)
})

test('a file that is no picture, or too big, is refused at its field, and the picture stays', async () => {
  await sendPicture(await smallPng())
  const before = await shownTo(person)
  expect(await sendPicture(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'file' }] },
  })
  expect(await sendPicture(Buffer.alloc(65_001))).toMatchObject({
    status: 413,
    body: { errors: [{ message: 'Image is too big to upload. Please resize to max 65KB.' }] },
  })
  expect(await shownTo(person)).toBe(before)
})

test('a new picture replaces the old one; its customer and staff remove it, nobody else', async () => {
  const green = (await sendPicture(await smallPng('#2a6'))).body.custPic
  const red = (await sendPicture(await smallPng('#a22'))).body.custPic
  expect(red).not.toBe(green)
  expect(await shownTo(person)).toBe(red)
  const other = await signUp(shop)
  expect((await remove(person.custId, other)).status).toBe(403)
  expect(await shownTo(person)).toBe(red)
  expect((await remove(person.custId, person)).body).toEqual({ custId: person.custId, custPic: null })
  expect(await shownTo(person)).toBeNull()

  await sendPicture(await smallPng())
  expect((await remove(person.custId, staff)).status).toBe(200)
  expect(await shownTo(person)).toBeNull()
  const { rows } = await shop.pool.query(
    `select cust_id from audit_entries where action = 'remove picture' and subject_id = $1`,
    [String(person.custId)],
  )
  expect(rows).toEqual([{ cust_id: staff.custId }])
})

test('a change of the profile by staff leaves the picture, and it is not in the audit', async () => {
  const { custPic } = (await sendPicture(await smallPng())).body
  const { body: profile } = await shop.get('/customer/profile', person.bearer)
  const change = {
    ...{ custId: person.custId, email: profile.email, firstName: 'Noor', lastName: 'Ali', phone1: '0300 1' },
    ...{ address1: '1 Road', city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan', postalCode: '1' },
    custPic: 'data:image/webp;base64,AAAA',
  }
  expect((await shop.put('/customer/update', change, staff.bearer)).status).toBe(200)
  expect(await shownTo(person)).toBe(custPic)
  const { rows } = await shop.pool.query(
    `select after::text as after from audit_entries where subject = 'customer' and action = 'update'`,
  )
  expect(rows.map(({ after }) => after).join()).not.toContain('base64')
})

test('staff do not remove the picture of other staff, unless they may manage staff', async () => {
  const owner = await signUp(shop, 'owner')
  const sent = await sendPicture(await smallPng(), owner)
  expect(await remove(owner.custId, staff)).toMatchObject({
    status: 403,
    body: { type: '/problems/works-here' },
  })
  expect(await shownTo(owner)).toBe(sent.body.custPic)
  await sendPicture(await smallPng(), staff)
  expect((await remove(staff.custId, owner)).status).toBe(200)
  expect(await shownTo(staff)).toBeNull()
})
