import { expect, test } from 'vitest'
import { hasTenDigits } from './has-ten-digits.ts'

test.each(['5550101234', '(555) 010-1234', '555.010.1234', ' 555 010 1234 '])('%s has ten digits', phone => {
  expect(hasTenDigits(phone)).toBe(true)
})

test.each(['', '555010123', '55501012345', '+5550101234', '555010123x', '٥٥٥٠١٠١٢٣٤'])(
  '%s has not',
  phone => {
    expect(hasTenDigits(phone)).toBe(false)
  },
)
