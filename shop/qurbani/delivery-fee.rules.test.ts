import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distributions } from './animals.rules.ts'
import { deliveryFee } from './delivery-fee.rules.ts'

const bands = [
  { from: 0, fee: 500 },
  { from: 20_000, fee: 0 },
]
const brought = (net: number, windowId: number) => ({ net, windowId, distribution: 'DELIVER' as const })

test('shares of one window are one delivery, charged by their sum', () => {
  expect(deliveryFee([brought(15_000, 1)], bands)).toBe(500)
  expect(deliveryFee([brought(15_000, 1), brought(15_000, 1)], bands)).toBe(0)
})

test('each further window is a further delivery', () => {
  expect(deliveryFee([brought(15_000, 1), brought(15_000, 2), brought(25_000, 3)], bands)).toBe(1000)
})

test('shares that nobody brings cost no delivery, and do not lower the charge of others', () => {
  const share = fc.record({
    net: fc.integer({ min: 1, max: 1_000_000 }),
    windowId: fc.integer({ min: 1, max: 4 }),
    distribution: fc.constantFrom(...distributions),
  })
  fc.assert(
    fc.property(fc.array(share, { maxLength: 12 }), shares => {
      const own = shares.filter(({ distribution }) => distribution === 'DELIVER')
      expect(deliveryFee(shares, bands)).toBe(deliveryFee(own, bands))
      expect(deliveryFee(shares, bands)).toBeLessThanOrEqual(500 * own.length)
    }),
  )
})
