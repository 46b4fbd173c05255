import { expect, test } from 'vitest'
import { chargedAmount, heldSteps, type Line, shownAmount } from './order-lines.rules.ts'

const okra: Line = {
  wantedSteps: 6,
  packedSteps: null,
  quantityStep: 250,
  measuringUnit: 'lb',
  finalWeight: null,
  itemStatus: 'NEW',
}

test('a line costs its weighed amount, otherwise its packed amount, otherwise its ordered amount', () => {
  expect(chargedAmount(okra)).toEqual({ steps: 6, quantityStep: 250 })
  expect(chargedAmount({ ...okra, packedSteps: 5 })).toEqual({ steps: 5, quantityStep: 250 })
  expect(chargedAmount({ ...okra, packedSteps: 5, finalWeight: 1370 })).toEqual({
    steps: 1370,
    quantityStep: 1,
  })
})

test('the weight of items sold by the piece changes neither price nor stock', () => {
  const chicken = { ...okra, measuringUnit: 'piece', quantityStep: 1000, finalWeight: 2810 }
  expect(chargedAmount(chicken)).toEqual({ steps: 6, quantityStep: 1000 })
  expect(heldSteps(chicken)).toBe(6)
})

test('an omitted line costs nothing and holds no stock, but keeps its ordered amount', () => {
  for (const itemStatus of ['UNAVAILABLE', 'SUBSTITUTED']) {
    const line = { ...okra, itemStatus, finalWeight: 1370 }
    expect([chargedAmount(line).steps, heldSteps(line)]).toEqual([0, 0])
    expect(shownAmount(line)).toEqual({ steps: 6, quantityStep: 250 })
  }
})

test('weighed goods keep the nearest number of steps, at least one', () => {
  expect(heldSteps({ ...okra, finalWeight: 1370 })).toBe(5)
  expect(heldSteps({ ...okra, finalWeight: 1380 })).toBe(6)
  expect(heldSteps({ ...okra, finalWeight: 30 })).toBe(1)
})
