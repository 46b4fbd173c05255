import { expect, test } from 'vitest'
import { pricesAtBranch } from './prices-at-branch.rules.ts'

const shop = { unitPrice: 10_000, salePrice: 9_000, isCutPrice: false }
const none = { unitPrice: null, salePrice: null }

test('a branch charges its own price, or that of the shop, and the sale price if the product does', () => {
  expect(pricesAtBranch(shop, none)).toEqual({ unitPrice: 10_000, salePrice: 9_000, chargedPrice: 10_000 })
  const own = { unitPrice: 12_000, salePrice: 11_000 }
  expect(pricesAtBranch(shop, own)).toEqual({ ...own, chargedPrice: 12_000 })
  expect(pricesAtBranch({ ...shop, isCutPrice: true }, own).chargedPrice).toBe(11_000)
  expect(pricesAtBranch({ ...shop, isCutPrice: true }, none).chargedPrice).toBe(9_000)
})

test('a price of 0 is one', () => {
  expect(pricesAtBranch(shop, { unitPrice: 0, salePrice: 0 }).chargedPrice).toBe(0)
})
