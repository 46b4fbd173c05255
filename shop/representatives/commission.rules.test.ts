import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf, type LedgerLine, ledgerSums } from './commission.rules.ts'

const goods = fc.integer({ min: 0, max: 1_000_000_000 })
const share = fc.integer({ min: 0, max: 10_000 })

test('a share of 5 % is rounded half up in minor units', () => {
  expect(commissionOf(1_000, 500)).toBe(50)
  expect(commissionOf(1_010, 500)).toBe(51)
  expect(commissionOf(1_009, 500)).toBe(50)
  expect(commissionOf(0, 500)).toBe(0)
  expect(commissionOf(1_000, 0)).toBe(0)
})

test('it is a whole number between nothing and the goods, as near to the exact share as can be', () => {
  fc.assert(
    fc.property(goods, share, (amount, points) => {
      const earned = commissionOf(amount, points)
      expect(Number.isSafeInteger(earned)).toBe(true)
      expect(earned).toBeGreaterThanOrEqual(0)
      expect(earned).toBeLessThanOrEqual(amount)
      const off = 2n * (BigInt(earned) * 10_000n - BigInt(amount) * BigInt(points))
      expect(off <= 10_000n && off > -10_000n).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('more goods or a larger share never earn less', () => {
  fc.assert(
    fc.property(goods, goods, share, share, (one, other, points, others) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const [low, high] = [Math.min(points, others), Math.max(points, others)]
      expect(commissionOf(less, low)).toBeLessThanOrEqual(commissionOf(more, high))
    }),
  )
})

test('the amount due is the sum of the ledger; a reversed commission adds nothing', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(amounts, amounts, (earned, paid) => {
      const lines: LedgerLine[] = [
        ...earned.map(amount => ({ kind: 'EARNED' as const, amount })),
        ...earned.map(amount => ({ kind: 'REVERSED' as const, amount: -amount })),
        ...paid.map(amount => ({ kind: 'PAID' as const, amount: -amount })),
      ]
      const sums = ledgerSums(lines)
      expect(sums.earned).toBe(0)
      expect(sums.due).toBe(lines.reduce((all, { amount }) => all + amount, 0))
      expect(sums.due).toBe(sums.earned - sums.paid)
    }),
  )
})
