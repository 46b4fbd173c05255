import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type Person, signIn, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const profile = {
  ...{ address: '14 Garden Road', city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan' },
  postalCode: '75300',
}
const contactOf = async (custId: number): Promise<number> => {
  const { rows } = await shop.pool.query('select contact_id from customers where cust_id = $1', [custId])
  return rows[0].contact_id
}
/** The decisions that staff see on the page of a person, oldest first. */
const shown = async (contactId: number) => {
  const { body } = await shop.get(`/customers/findOne/${contactId}`, staff.bearer)
  return body.consents
    .map(({ channel, given, cause }: { channel: string; given: boolean; cause: string }) => [
      channel,
      given,
      cause,
    ])
    .reverse()
}

test('the page of a person, and their data, have all that they allowed when opening an account and changed later', async () => {
  const person = newPerson()
  const { loginPassword: _, ...whole } = { ...person, ...profile }
  const { body } = await shop.post('/customer/save', {
    ...whole,
    loginPassword: person.loginPassword,
    sendSmsFlag: true,
  })
  const { custId } = body.customer
  const { bearer } = await signIn(shop, person)
  const save = (flags: object) => shop.put('/customer/update', { ...whole, custId, ...flags }, bearer)
  expect((await save({ sendSmsFlag: true, sendEmailFlag: true })).status).toBe(200)
  expect((await save({ sendSmsFlag: true, sendEmailFlag: true, bestTime: 'NIGHT' })).status).toBe(200)
  expect((await save({ sendSmsFlag: false, sendEmailFlag: true })).status).toBe(200)
  const contactId = await contactOf(custId)
  expect(await shown(contactId)).toEqual([
    ['TEXT', true, 'REGISTERING'],
    ['EMAIL', true, 'PROFILE'],
    ['TEXT', false, 'PROFILE'],
  ])
  const { body: file } = await shop.post('/customers/export', { contactId }, staff.bearer)
  expect(file.data.consents).toHaveLength(3)
  expect((await shop.post('/customers/erase', { contactId }, staff.bearer)).status).toBe(200)
  const { rows } = await shop.pool.query('select 1 from consents where cust_id = $1', [custId])
  expect(rows).toEqual([])
})

test('an account that allows nothing has no decisions', async () => {
  const { custId } = await signUp(shop)
  expect(await shown(await contactOf(custId))).toEqual([])
})

test('a guest allows texts with an order, until its number is another', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 50 })
  const order = { pickupType: 'IN STORE', pickupTime: 'MORNING' }
  const place = async (header: object) => {
    const input = guestOrder([{ productId, quantity: 1 }], header)
    return (
      await shop.post('/orders/save', { ...input, customer: { ...input.customer, email: newPerson().email } })
    ).body.orders
  }
  const allowed = await place({ sendSmsFlag: true })
  const { body } = await shop.get(`/orders/findForStaff/${allowed.orderNum}`, staff.bearer)
  const change = { orderId: allowed.orderId, version: body.orders.version, ...order, phone1: '0321 7654321' }
  const { grandTotal } = allowed
  expect((await shop.post('/orders/editDetails', { ...change, grandTotal }, staff.bearer)).status).toBe(200)
  const decided = async (orderId: number) => {
    const { rows } = await shop.pool.query(
      'select channel, given, cause from consents where order_id = $1 order by consent_id',
      [orderId],
    )
    return rows
  }
  expect(await decided(allowed.orderId)).toEqual([
    { channel: 'TEXT', given: true, cause: 'ORDER' },
    { channel: 'TEXT', given: false, cause: 'NEW NUMBER' },
  ])
  expect(await decided((await place({})).orderId)).toEqual([])
})
