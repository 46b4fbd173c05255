import { expect, test } from 'vitest'
import { allBags, bagsOf, eachBag, sameBags, usualBags } from './bags.rules.ts'

test('an order begins with a bag for each way in which something of it is stored', () => {
  expect(usualBags([{ storage: 'COLD' }, { storage: 'DRY' }, { storage: 'COLD' }])).toEqual({
    ...{ DRY: 1, COLD: 1, FROZEN: 0 },
  })
  expect(allBags(usualBags([]))).toBe(0)
})

test('each bag has its number among all of them, dry ones first', () => {
  expect(
    eachBag(
      bagsOf([
        { kind: 'FROZEN', bags: 1 },
        { kind: 'DRY', bags: 2 },
      ]),
    ),
  ).toEqual([
    { kind: 'DRY', number: 1, of: 3 },
    { kind: 'DRY', number: 2, of: 3 },
    { kind: 'FROZEN', number: 3, of: 3 },
  ])
})

test('bags are the same if each kind has as many', () => {
  expect(sameBags(bagsOf([]), bagsOf([{ kind: 'DRY', bags: 0 }]))).toBe(true)
  expect(sameBags(bagsOf([{ kind: 'COLD', bags: 1 }]), bagsOf([{ kind: 'DRY', bags: 1 }]))).toBe(false)
})
