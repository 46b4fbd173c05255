import { expect, test } from 'vitest'
import { examplePayable } from '../payments.examples.ts'
import { payWords } from './pay-words.ts'

const rupees = { code: 'PKR', exponent: 2, locale: 'en' }
const payment = { ...examplePayable, most: 3835, takenLater: true, rest: null }
const said = (change = {}) => payWords({ ...payment, ...change }, rupees).replaceAll('\u00a0', ' ')

test('the button says if the amount is paid or only put on hold', () => {
  expect(said()).toBe('Put Rs 3,835.00 on hold')
  expect(said({ takenLater: false })).toBe('Pay Rs 3,835.00')
  expect(said({ rest: { amount: 3835, reason: 'Two more', agreed: true } })).toBe('Pay Rs 3,835.00')
})
