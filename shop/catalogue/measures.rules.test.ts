import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFrom, stockFor } from './cut-weight.rules.ts'
import { capOf, type Measures, measureOf, mostMeasure, priceOfMeasure } from './measures.rules.ts'

const pounds: Measures = {
  quantityStep: 250,
  pricedPer: 1000,
  nominalMeasure: null,
  weighed: true,
  toleranceBp: 1500,
  yieldBp: 7500,
  weighedAfter: false,
}
const chickens: Measures = { ...pounds, quantityStep: 1000, nominalMeasure: 2500 }

test('two chickens of about 2.5 lb at Rs 520.00 a pound cost about 2,600.00, and at most 2,990.00', () => {
  const measure = measureOf(2, chickens)
  expect(measure).toBe(5000)
  expect(priceOfMeasure(520_00, measure, 1000)).toBe(2600_00)
  expect(capOf(520_00, 2, chickens)).toBe(2990_00)
  expect(priceOfMeasure(520_00, 5370, 1000)).toBe(2792_40)
})

test('a price for 100 g prices grams', () => {
  const grams = { ...pounds, quantityStep: 1_000, pricedPer: 100_000 }
  expect(priceOfMeasure(95_00, measureOf(450, grams), grams.pricedPer)).toBe(427_50)
})

test('47.50 a kilo in quarters is rounded for the line, not for each step', () => {
  expect(priceOfMeasure(47_50, measureOf(4, pounds), 1000)).toBe(47_50)
})

test('an amount that is not weighed costs what it says', () => {
  expect(capOf(890_00, 3, { ...chickens, nominalMeasure: null, weighed: false })).toBe(2670_00)
})

/** Half up by definition: the whole number nearest to the fraction, the larger one in the middle. */
function isHalfUp(rounded: number, numerator: bigint, denominator: bigint): boolean {
  const off = 2n * (BigInt(rounded) * denominator - numerator)
  return off > -denominator && off <= denominator
}

/** The weight that a cut leaves of millionths: half up to thousandths, then half up of the part that is left. */
const cutHalfUp = (millionths: bigint, yieldBp: number): number => {
  const whole = (millionths + 500n) / 1000n
  return Number((whole * BigInt(yieldBp) + 5000n) / 10_000n)
}

test('a million lines are the same as in rational numbers', () => {
  let seed = 20_261_126
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return 1 + (seed % most)
  }
  let wrong = 0
  for (let at = 0; at < 1_000_000; at += 1) {
    const [price, steps, pricedPer] = [upTo(10_000_000), upTo(400), at % 3 ? 1000 : 100_000]
    const nominalMeasure = at % 2 ? upTo(20_000) : null
    const measures = {
      quantityStep: 125 * upTo(8),
      pricedPer,
      nominalMeasure,
      weighed: true,
      toleranceBp: upTo(5_000),
      yieldBp: upTo(10_000),
      weighedAfter: at % 5 === 0,
    }
    const measure = measureOf(steps, measures)
    const most = mostMeasure(measure, measures)
    const amount = BigInt(steps * measures.quantityStep)
    const isRight =
      (nominalMeasure === null
        ? measure === steps * measures.quantityStep
        : measures.weighedAfter
          ? measure === cutHalfUp(amount * BigInt(nominalMeasure), measures.yieldBp)
          : isHalfUp(measure, amount * BigInt(nominalMeasure), 1000n)) &&
      isHalfUp(most, BigInt(measure) * BigInt(10_000 + measures.toleranceBp), 10_000n) &&
      isHalfUp(
        priceOfMeasure(price, measure, pricedPer),
        BigInt(price) * BigInt(measure),
        BigInt(pricedPer),
      ) &&
      isHalfUp(capOf(price, steps, measures), BigInt(price) * BigInt(most), BigInt(pricedPer))
    if (!isRight) wrong += 1
  }
  expect(wrong).toBe(0)
})

test('a line never costs more than its cap, whatever the scales say within the tolerance', () => {
  fc.assert(
    fc.property(
      fc.record({ price: fc.nat(10_000_000), steps: fc.integer({ min: 1, max: 400 }), over: fc.nat(1500) }),
      ({ price, steps, over }) => {
        const weight = Math.floor((measureOf(steps, chickens) * (10_000 + over)) / 10_000)
        expect(priceOfMeasure(price, weight, 1000)).toBeLessThanOrEqual(capOf(price, steps, chickens))
      },
    ),
  )
})

const boneless = { ...pounds, weighedAfter: true }

test('two pounds that are weighed after the cut cost two pounds, and take 2.667 lb of the stock', () => {
  expect(measureOf(8, boneless)).toBe(2000)
  expect(capOf(1000_00, 8, boneless)).toBe(2300_00)
  expect(stockFor(2000, boneless)).toBe(2667)
  expect(stockFor(2100, boneless)).toBe(2800)
  expect(stockFor(2000, pounds)).toBe(2000)
})

test('two chickens that are weighed after the cut cost about what it leaves, and take two pieces', () => {
  const skinless = { ...chickens, weighedAfter: true }
  expect(measureOf(2, skinless)).toBe(3750)
  expect(capOf(520_00, 2, skinless)).toBe(2242_76)
  expect(stockFor(2000, skinless)).toBe(2000)
  expect(amountFrom(2000, skinless)).toBe(2000)
})

test('the stock that cut weight takes is exact, and the largest amount for a stock never takes more', () => {
  const measure = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(measure, fc.integer({ min: 1, max: 10_000 }), (amount, yieldBp) => {
      const cut = { nominalMeasure: null, weighedAfter: true, yieldBp }
      expect(isHalfUp(stockFor(amount, cut), BigInt(amount) * 10_000n, BigInt(yieldBp))).toBe(true)
      const most = amountFrom(amount, cut)
      expect(stockFor(most, cut)).toBeLessThanOrEqual(amount)
      expect(stockFor(most + 1, cut)).toBeGreaterThan(amount)
      expect(amountFrom(stockFor(amount, cut), cut)).toBeGreaterThanOrEqual(amount)
    }),
    { numRuns: 5000 },
  )
})
