import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingChoices } from './missing-choices.rules.ts'
import { optionKinds, surchargeOf } from './option-prices.rules.ts'

test('each kind of choice adds its price, and nothing if nothing is chosen', () => {
  const prices = { packagingAttributes: { '1 kg': 300 }, cuttingAttributes: { Boneless: 50 } }
  expect(surchargeOf(prices, {})).toBe(0)
  expect(surchargeOf(prices, { packagingAttributes: '1 kg' })).toBe(300)
  expect(surchargeOf(prices, { packagingAttributes: '1 kg', cuttingAttributes: 'Boneless' })).toBe(350)
  expect(surchargeOf(prices, { packagingAttributes: '500 g', extraAttributes: '1 kg' })).toBe(0)
})

test('only a kind with several choices needs one', () => {
  const offered = {
    packagingAttributes: ['Tray'],
    cuttingAttributes: ['Whole', 'Boneless'],
    extraAttributes: [],
  }
  expect(missingChoices(offered, {})).toEqual(['cuttingAttributes'])
  expect(missingChoices(offered, { cuttingAttributes: '' })).toEqual(['cuttingAttributes'])
  expect(missingChoices(offered, { cuttingAttributes: 'Whole' })).toEqual([])
})

test('the sum is that of the single kinds, whatever is chosen', () => {
  const choice = fc.constantFrom('a', 'b', 'constructor', '__proto__', '')
  const ofKind = fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(1_000_000))
  const kinds = <T>(value: fc.Arbitrary<T>) =>
    fc.record(Object.fromEntries(optionKinds.map(kind => [kind, value])), { requiredKeys: [] })
  fc.assert(
    fc.property(kinds(ofKind), kinds(choice), (prices, chosen) => {
      const apart = optionKinds.map(kind => surchargeOf({ [kind]: prices[kind] ?? {} }, chosen))
      expect(surchargeOf(prices, chosen)).toBe(apart.reduce((sum, one) => sum + one, 0))
      expect(surchargeOf(prices, chosen)).toBeGreaterThanOrEqual(0)
    }),
  )
})
