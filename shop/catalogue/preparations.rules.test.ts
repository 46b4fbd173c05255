import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePrice } from '../cart/cart.rules.ts'
import { yieldOf } from './cut-weight.rules.ts'
import { capOf } from './measures.rules.ts'
import { flatOf, minutesOf, readyOf, unitMinutesOf, WHOLE } from './preparations.rules.ts'

const skinless = { cuttingAttributes: 'Skinless' }

test('a chicken of 2.5 lb that is skinned leaves about 1.9 lb', () => {
  const yieldBp = yieldOf({ cuttingAttributes: { Skinless: 7550 } }, skinless)
  expect(readyOf(2500, yieldBp)).toBe(1888)
  expect(yieldOf({}, skinless)).toBe(WHOLE)
  expect(yieldOf({ cuttingAttributes: { Whole: 9000 } }, skinless)).toBe(WHOLE)
})

test('two kinds of choices leave a part of a part', () => {
  const yields = { cuttingAttributes: { Skinless: 8000 }, packagingAttributes: { Trimmed: 5000 } }
  expect(yieldOf(yields, { ...skinless, packagingAttributes: 'Trimmed' })).toBe(4000)
})

test('work is counted for each unit, in whole minutes', () => {
  const minutes = { cuttingAttributes: { Skinless: 4 } }
  const unitMinutes = unitMinutesOf(minutes, skinless)
  expect(minutesOf({ unitMinutes, wantedSteps: 2, quantityStep: 1000 })).toBe(8)
  expect(minutesOf({ unitMinutes, wantedSteps: 3, quantityStep: 250 })).toBe(3)
  expect(unitMinutesOf(minutes, {})).toBe(0)
})

const uncut = { yieldBp: WHOLE, weighedAfter: false }

/** Half up, of exact fractions, away from zero for what is taken off. */
const halfUp = (numerator: bigint, denominator: bigint) => {
  const rounded = (2n * (numerator < 0n ? -numerator : numerator) + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

test('a line with surcharges for pieces and once is exact, never below nothing and never above its cap', () => {
  const amount = fc.integer({ min: -200_000, max: 200_000 })
  fc.assert(
    fc.property(
      fc.record({
        steps: fc.integer({ min: 1, max: 500 }),
        quantityStep: fc.constantFrom(250, 500, 1000),
        chargedPrice: fc.integer({ min: 0, max: 500_000 }),
        weight: fc.integer({ min: 1, max: 200_000 }),
        pieceSurcharge: amount,
        lineSurcharge: amount,
        toleranceBp: fc.integer({ min: 0, max: 10_000 }),
      }),
      ({ steps, quantityStep, chargedPrice, weight, toleranceBp, ...surcharges }) => {
        const measures = {
          quantityStep,
          pricedPer: 1000,
          nominalMeasure: 2500,
          weighed: true,
          toleranceBp,
          ...uncut,
        }
        const flat = flatOf(steps, { quantityStep, ...surcharges })
        const pieces = halfUp(BigInt(steps * quantityStep) * BigInt(surcharges.pieceSurcharge), 1000n)
        expect(BigInt(flat)).toBe(pieces + BigInt(surcharges.lineSurcharge))
        const cap = capOf(chargedPrice, steps, measures, flat)
        const price = linePrice({ chargedPrice, measure: weight, pricedPer: 1000, flat, cap })
        const scale = halfUp(BigInt(chargedPrice) * BigInt(weight), 1000n) + BigInt(flat)
        const wanted = scale < 0n ? 0n : scale
        expect(BigInt(price)).toBe(wanted < BigInt(cap) ? wanted : BigInt(cap))
        expect(price).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 2000 },
  )
})

test('minutes are counted exactly, each begun minute whole', () => {
  const number = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(fc.nat(3000), number(100_000), number(10_000), (unitMinutes, wantedSteps, quantityStep) => {
      const minutes = BigInt(minutesOf({ unitMinutes, wantedSteps, quantityStep }))
      const thousandths = BigInt(unitMinutes) * BigInt(wantedSteps) * BigInt(quantityStep)
      expect(minutes * 1000n >= thousandths && (minutes - 1n) * 1000n < thousandths).toBe(true)
    }),
  )
})
