import { expect, test } from 'vitest'
import { departmentAddress, discountPercent, productAddress } from './catalogue.rules.ts'

test('the discount is the part of the unit price that is not charged, two decimals', () => {
  expect(discountPercent(90_000, 60_000)).toBe(33.33)
  expect(discountPercent(50_000, 50_000)).toBe(0)
  expect(discountPercent(0, 0)).toBe(0)
})

test('addresses survive names with spaces and slashes', () => {
  expect(departmentAddress('Breast Pump')).toBe('/category/Breast%20Pump')
  expect(productAddress({ productId: 5, category: 'A/B', categoryId: 9 })).toBe('/productsingle/5/A%2FB/9')
})
