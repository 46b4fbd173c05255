import { expect, test } from 'vitest'
import {
  capOfLine,
  chargedMeasure,
  farMore,
  type Line,
  pricedLine,
  retainedAmount,
  shownAmount,
} from './order-lines.rules.ts'

const okra: Line = {
  wantedSteps: 6,
  packedSteps: null,
  quantityStep: 250,
  pricedPer: 1000,
  nominalMeasure: null,
  weighed: true,
  toleranceBp: 1500,
  ...{ yieldBp: 7500, weighedAfter: false },
  ...{ pieceSurcharge: 0, lineSurcharge: 0 },
  finalWeight: null,
  itemStatus: 'NEW',
}
const chickens: Line = { ...okra, wantedSteps: 2, quantityStep: 1000, nominalMeasure: 2500 }

test('a line costs its weighed amount, otherwise its packed amount, otherwise its ordered amount', () => {
  expect(chargedMeasure(okra)).toBe(1500)
  expect(chargedMeasure({ ...okra, packedSteps: 5 })).toBe(1250)
  expect(chargedMeasure({ ...okra, packedSteps: 5, finalWeight: 1370 })).toBe(1370)
  expect(chargedMeasure(chickens)).toBe(5000)
  expect(chargedMeasure({ ...chickens, finalWeight: 5370 })).toBe(5370)
})

test('the weight of items that are not weighed changes neither price nor stock', () => {
  const tins = { ...okra, quantityStep: 1000, weighed: false, finalWeight: 2810 }
  expect(chargedMeasure(tins)).toBe(6000)
  expect(retainedAmount(tins)).toBe(6000)
})

test('an omitted line costs nothing and holds no stock, but keeps its ordered amount', () => {
  for (const itemStatus of ['UNAVAILABLE', 'SUBSTITUTED', 'REMOVED']) {
    const line = { ...okra, itemStatus, finalWeight: 1370 }
    expect([chargedMeasure(line), retainedAmount(line)]).toEqual([0, 0])
    expect(shownAmount(line)).toEqual({ steps: 6, quantityStep: 250 })
  }
})

test('goods sold by weight keep what the scales say, to the thousandth; pieces stay pieces', () => {
  expect(retainedAmount(okra)).toBe(1500)
  expect(retainedAmount({ ...okra, finalWeight: 1371 })).toBe(1371)
  expect(retainedAmount({ ...okra, finalWeight: 3 })).toBe(3)
  expect(retainedAmount({ ...chickens, finalWeight: 5370 })).toBe(2000)
  expect(shownAmount({ ...chickens, finalWeight: 5370 })).toEqual({ steps: 2, quantityStep: 1000 })
})

test('the stock loses the whole of cut weight, and the price follows the cut weight', () => {
  const boneless = { ...okra, wantedSteps: 8, weighedAfter: true }
  expect([chargedMeasure(boneless), retainedAmount(boneless)]).toEqual([2000, 2667])
  const weighed = { ...boneless, finalWeight: 2100 }
  expect([chargedMeasure(weighed), retainedAmount(weighed)]).toEqual([2100, 2800])
  expect(shownAmount(weighed)).toEqual({ steps: 2100, quantityStep: 1 })
  expect(retainedAmount({ ...weighed, itemStatus: 'REMOVED' })).toBe(0)
  const skinless = { ...chickens, weighedAfter: true }
  expect([chargedMeasure(skinless), retainedAmount(skinless)]).toEqual([3750, 2000])
  expect(retainedAmount({ ...skinless, finalWeight: 3900 })).toBe(2000)
})

test('a line costs at most what was said when it was ordered, unless more was agreed on', () => {
  const priced = { ...chickens, chargedPrice: 520_00, lineCap: 2990_00, taxBasisPoints: 0 }
  expect(capOfLine(priced)).toBe(2990_00)
  expect(pricedLine({ ...priced, finalWeight: 6000 })).toMatchObject({ measure: 6000, cap: 2990_00 })
  expect(capOfLine({ ...priced, packedSteps: 3 })).toBe(4485_00)
  expect(pricedLine({ ...priced, itemStatus: 'UNAVAILABLE' })).toMatchObject({ measure: 0, cap: 0 })
})

test('far more than was ordered is noticed, in pieces and in weight', () => {
  expect(farMore({ ...chickens, packedSteps: 4 })).toBe('packedQuantity')
  expect(farMore({ ...chickens, finalWeight: 7600 })).toBe('finalWeight')
  expect(farMore({ ...chickens, packedSteps: 3, finalWeight: 7500 })).toBeUndefined()
})
