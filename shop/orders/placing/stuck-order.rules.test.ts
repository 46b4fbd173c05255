import { expect, test } from 'vitest'
import type { ShownLine } from '../../cart/cart.contract.ts'
import { stuckBy } from './stuck-order.rules.ts'

const there = { reach: 'DELIVERED', zoneName: null, leastOrder: null, miles: 7, missing: 0 } as const
const far = { ...there, reach: 'TOO_FAR', miles: 637 } as const
const little = { ...there, zoneName: 'Harbour', leastOrder: 500, missing: 20 } as const
const good = { productId: 1, trouble: null } as ShownLine
const gone = { productId: 2, trouble: 'GONE' } as ShownLine

test.each([
  ['nothing in the way', { lines: [good], destination: there }, true, undefined],
  ['no address yet', { lines: [good], destination: null }, true, undefined],
  ['no prices yet', undefined, true, undefined],
  [
    'an address that is too far',
    { lines: [good, gone], destination: far },
    true,
    { type: '/problems/too-far' },
  ],
  ['the same where the goods are fetched', { lines: [good], destination: far }, false, undefined],
  [
    'goods that are gone',
    { lines: [good, gone], destination: little },
    true,
    { type: 'stuck', lines: [gone] },
  ],
  [
    'less than the least order',
    { lines: [good], destination: little },
    true,
    { type: '/problems/least-order', missing: 20 },
  ],
  ['the same where the goods are fetched', { lines: [good], destination: little }, false, undefined],
])('%s', (_, priced, delivered, stuck) => {
  const found = stuckBy(priced, { delivered, slots: { offered: false, chosen: undefined } })
  if (stuck) expect(found).toMatchObject(stuck)
  else expect(found).toBeUndefined()
})

test('no window is free', () => {
  const found = stuckBy(
    { lines: [good], destination: null },
    { delivered: false, slots: { offered: true, chosen: undefined } },
  )
  expect(found).toMatchObject({ type: 'no-slot' })
})
