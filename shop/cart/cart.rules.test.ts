import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PricedLine, priceLines, shippingFee } from './cart.rules.ts'

const bands = [
  { from: 0, fee: 20_000 },
  { from: 50_000, fee: 15_000 },
  { from: 100_000, fee: 10_000 },
  { from: 200_000, fee: 0 },
]
const rules = { shippingBands: bands, taxBasisPoints: 500, delivered: true }

test.each([
  [0, 0],
  [1, 20_000],
  [49_999, 20_000],
  [50_000, 15_000],
  [99_999, 15_000],
  [100_000, 10_000],
  [199_999, 10_000],
  [200_000, 0],
])('delivery of %i minor units costs %i', (subtotal, fee) => {
  expect(shippingFee(subtotal, rules)).toBe(fee)
})

test('pickup costs nothing, and the order of the bands does not matter', () => {
  expect(shippingFee(10_000, { ...rules, delivered: false })).toBe(0)
  expect(shippingFee(60_000, { ...rules, shippingBands: [...bands].reverse() })).toBe(15_000)
})

test('tax is rounded per line, half up, and exempt lines pay none', () => {
  const line = { chargedPrice: 1010, measure: 1000, pricedPer: 1000, cap: null, taxExempt: false }
  const sums = priceLines([line, line, { ...line, taxExempt: true }], rules)
  expect(sums.lines.map(one => one.lineTax)).toEqual([51, 51, 0])
  expect(sums.tax).toBe(102)
})

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  chargedPrice: fc.integer({ min: 0, max: 10_000_000 }),
  measure: fc.integer({ min: 1, max: 10_000_000 }),
  pricedPer: fc.constantFrom(1000, 100_000),
  cap: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  taxExempt: fc.boolean(),
})

/** The same sums once more, in whole-number fractions and written another way. */
function oracle(lines: readonly PricedLine[], basisPoints: number, fees: typeof bands, delivered: boolean) {
  const half = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  let subtotal = 0n
  let tax = 0n
  for (const line of lines) {
    const weighed = half(BigInt(line.chargedPrice) * BigInt(line.measure), BigInt(line.pricedPer))
    const price = line.cap !== null && weighed > BigInt(line.cap) ? BigInt(line.cap) : weighed
    subtotal += price
    if (!line.taxExempt) tax += half(price * BigInt(basisPoints), 10_000n)
  }
  let shipping = 0n
  if (delivered && subtotal > 0n)
    for (const band of fees) if (subtotal >= BigInt(band.from)) shipping = BigInt(band.fee)
  return { subtotal, tax, shipping, total: subtotal + tax + shipping }
}

test('the price of any cart equals exact integer arithmetic, and its sums add up', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 20 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.boolean(),
      (lines, taxBasisPoints, delivered) => {
        const sums = priceLines(lines, { shippingBands: bands, taxBasisPoints, delivered })
        const expected = oracle(lines, taxBasisPoints, bands, delivered)
        expect(BigInt(sums.subtotal)).toBe(expected.subtotal)
        expect(BigInt(sums.tax)).toBe(expected.tax)
        expect(BigInt(sums.total)).toBe(expected.total)
        expect(sums.lines.reduce((sum, line) => sum + line.linePrice, 0)).toBe(sums.subtotal)
        expect(sums.total).toBeLessThanOrEqual(sums.ceiling)
      },
    ),
    { numRuns: 2_000 },
  )
})
