import { expect, test } from 'vitest'
import type { Box } from './box.ts'
import { partsOfBox } from './chosen-parts.rules.ts'

const part = (productId: number, amount = 1000) => ({ productId, amount })
const once = (productId: number, amount = 1000) => ({ ...part(productId, amount), times: 1 })
const box = (choose: number | null, again = false): Box => ({
  ...{ price: 'OWN', lessBp: 0 },
  groups: [
    { name: 'Always', choose: null, again: false, parts: [part(1, 500)] },
    { name: 'Spices', choose, again, parts: [part(2), part(3, 2000), part(4)] },
  ],
})

test('a box without choices has all of its parts', () => {
  expect(partsOfBox(box(null))).toEqual([once(1, 500), once(2), once(3, 2000), once(4)])
})

test('a box has what is in it always, and what its buyer chose', () => {
  expect(partsOfBox(box(2), [4, 3])).toEqual([once(1, 500), once(3, 2000), once(4)])
  expect(partsOfBox(box(2, true), [3, 3])).toEqual([once(1, 500), { ...part(3, 2000), times: 2 }])
})

test.each([
  ['too few', box(2), [2]],
  ['too many', box(2), [2, 3, 4]],
  ['one twice', box(2), [3, 3]],
  ['one that is not in it', box(2), [2, 9]],
  ['one that is in it anyway', box(2), [2, 3, 1]],
  ['none', box(2), undefined],
  ['a choice where there is none', box(null), [2]],
] as const)('%s: the choices do not fit', (_, its, chosen) => {
  expect(partsOfBox(its, chosen)).toBeUndefined()
})
