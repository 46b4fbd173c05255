import { expect, test } from 'vitest'
import { paymentWords, restToPay } from './order-payment.rules.ts'

const order = {
  ...{ orderStatus: 'OPEN', paymentMethod: 'CARD', paymentState: 'PAID' as const, pickupType: 'DELIVERY' },
  ...{ paid: 100, grandTotal: 100 },
}
const cash = { ...order, paymentMethod: 'CASH', paymentState: 'ON_DELIVERY' as const, paid: 0 }

test('an order of which only a part is paid says so', () => {
  expect(paymentWords(order)).toBe('Card, paid')
  expect(paymentWords({ ...order, paid: 99.5 })).toBe('Card, partly paid')
  expect(paymentWords({ ...cash, paid: 99.5 })).toBe('Cash, partly paid')
})

test('an order that is not paid yet, or that was rejected, is not partly paid', () => {
  expect(paymentWords(cash)).toBe('Cash on delivery')
  expect(paymentWords({ ...cash, pickupType: 'IN STORE' })).toBe('Cash in the shop')
  expect(paymentWords({ ...order, orderStatus: 'REJECTED', paid: 40 })).toBe('Card, paid')
  expect(paymentWords({ ...order, paymentState: 'PART_REFUNDED', paid: 40 })).toBe('Card, partly refunded')
  expect(restToPay({ ...order, paymentState: 'AUTHORISED', paid: 40 })).toBeUndefined()
})

test('the rest is the total less what was paid, without the errors of decimals', () => {
  expect(restToPay({ ...order, paid: 0.1, grandTotal: 0.3 })).toBe(0.2)
  expect(restToPay({ ...order, paid: 120 })).toBeUndefined()
  expect(restToPay(cash)).toBeUndefined()
})
