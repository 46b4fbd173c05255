import { expect, test } from 'vitest'
import { asAdded } from './order-draft.rules.ts'
import {
  branchOfPhone,
  fromKnown,
  isBegun,
  nobody,
  phoneOrderOf,
  takenBy,
  wrongOf,
} from './phone-order.rules.ts'

const lamb = { productId: 101, minimum: 1 } as Parameters<typeof asAdded>[0]

test('an order is begun with the first thing that is typed', () => {
  expect(isBegun(nobody, [])).toBe(false)
  expect(isBegun({ ...nobody, phone1: '0' }, [])).toBe(true)
  expect(isBegun(nobody, [asAdded(lamb, 1)])).toBe(true)
})

test('one name is split into first and last, and an e-mail is not needed', () => {
  const values = { ...nobody, phone1: ' 0300 7654321 ', name: ' Zainab Bano  Qureshi ' }
  expect(phoneOrderOf(values, [asAdded(lamb, 1)], { seenTotal: 890 })).toEqual({
    customer: { firstName: 'Zainab', lastName: 'Bano Qureshi', phone1: '0300 7654321', email: '' },
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', notes: '', grandTotal: 890 },
    orderItems: [{ productId: 101, quantity: 1 }],
  })
})

test('a window is sent if one is chosen', () => {
  expect(phoneOrderOf({ ...nobody, slotId: '12' }, [], { seenTotal: undefined }).orders).toMatchObject({
    slotId: 12,
  })
  expect(phoneOrderOf(nobody, [], { seenTotal: undefined }).orders).not.toHaveProperty('slotId')
})

test('an address is sent only for a delivery', () => {
  const values = { ...nobody, name: 'Bilal', address: '14 Garden Road' }
  expect(phoneOrderOf(values, [], { seenTotal: undefined }).orders).not.toHaveProperty('address')
  expect(
    phoneOrderOf({ ...values, pickupType: 'DELIVERY' }, [], { seenTotal: undefined }).orders,
  ).toMatchObject({
    address: '14 Garden Road',
  })
})

const known = {
  contactId: 1,
  custId: 1042,
  account: 'zainab@example.org',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  phone1: '0300 7654321',
  address: {
    address: '14 Garden Road',
    city: 'Karachi',
    stateProvince: null,
    country: null,
    postalCode: null,
  },
  lastOrder: null,
}

test('Enter takes nobody by the answer to a shorter number: it waits for that of the whole one', () => {
  const answered = { found: [known], of: '30076' }
  expect(takenBy(answered, '3007654321', 0)).toBe('late')
  expect(takenBy({ found: [], of: '3007654321' }, '3007654321', -1)).toBeUndefined()
  expect(takenBy({ ...answered, of: '3007654321' }, '3007654321', 0)).toBe(known)
})

test('a former caller fills in account and address; typed items stay', () => {
  expect(fromKnown({ ...nobody, notes: 'Ring twice' }, known)).toMatchObject({
    name: 'Zainab Qureshi',
    accountId: 1042,
    account: 'zainab@example.org',
    address: '14 Garden Road',
    stateProvince: '',
    notes: 'Ring twice',
  })
})

test('errors of the call are shown at the fields of the screen', () => {
  expect(
    wrongOf([
      { field: 'customer.firstName', message: 'Name' },
      { field: 'orders.postalCode', message: 'Code' },
      { field: 'orderItems', message: 'Goods' },
    ]),
  ).toEqual({ name: 'Name', postalCode: 'Code', lines: 'Goods' })
})

test('the branch of an order is the chosen one, or else the first of the person who takes it', () => {
  const [main, clifton] = [
    { branchId: 1, isMain: true },
    { branchId: 2, isMain: false },
  ]
  expect(branchOfPhone(nobody, [])).toBeUndefined()
  expect(branchOfPhone(nobody, [main, clifton])).toBe(main)
  expect(branchOfPhone({ branchId: '2' }, [main, clifton])).toBe(clifton)
  // A person who works for one branch alone takes orders for it.
  expect(branchOfPhone(nobody, [clifton])).toBe(clifton)
  expect(phoneOrderOf(nobody, [], { seenTotal: undefined, branchId: 2 }).orders).toMatchObject({
    branchId: 2,
  })
})
