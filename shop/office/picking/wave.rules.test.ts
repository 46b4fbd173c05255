import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PickedItem } from '../../orders/picking/picking.contract.ts'
import { groupsOf, isPickedLine, nextLines, sharedWave, type WaveLine } from './wave.rules.ts'

const claims = [
  null,
  { name: 'Amina', isMine: true, until: '' },
  { name: 'Bilal', isMine: false, until: '' },
  { name: 'Yusuf', isMine: false, until: '' },
]
const lines = fc
  .array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      orderNum: fc.constantFrom('10001', '10002', '10003'),
      quantity: fc.integer({ min: 1, max: 9_999 }).map(thousandths => thousandths / 1000),
      itemStatus: fc.constantFrom('NEW', 'PICKED', 'PACKED', 'UNAVAILABLE'),
      claim: fc.constantFrom(...claims),
      weighed: fc.boolean(),
      finalWeight: fc.constantFrom(null, 1.2),
    }),
    { maxLength: 40 },
  )
  .map(found =>
    found.map((line, at) => ({
      ...line,
      ...{ orderItemId: at + 1, productName: `Product ${line.productId}`, customer: 'Zainab Qureshi' },
      ...{ measuringUnit: 'kg', department: `Counter ${line.productId % 2}` },
    })),
  )
  .map(found => found as unknown as WaveLine[])
const by = fc.constantFrom('product' as const, 'customer' as const)
const idsOf = (of: readonly PickedItem[]) =>
  of.map(({ orderItemId }) => orderItemId).toSorted((a, b) => a - b)

test('each line that is left is with one picker or free, and none is lost', () => {
  fc.assert(
    fc.property(lines, by, (all, way) => {
      const wave = sharedWave(all, way)
      const mine = wave.mine.flatMap(group => group.lines)
      const shared = [
        ...mine.filter(line => !isPickedLine(line)),
        ...wave.free.flatMap(group => group.lines),
        ...wave.others.flatMap(other => other.lines),
      ]
      expect(idsOf(shared)).toEqual(idsOf(all.filter(line => !isPickedLine(line))))
      expect(wave.done + shared.length).toBe(all.length)
      expect(mine.every(({ claim }) => claim?.isMine)).toBe(true)
    }),
  )
})

test('the amount of a product is the exact sum of its lines that are not left out', () => {
  fc.assert(
    fc.property(lines, all => {
      for (const { amount, lines: of } of groupsOf(all, 'product')) {
        const thousandths = of
          .filter(({ itemStatus }) => itemStatus !== 'UNAVAILABLE')
          .reduce((sum, { quantity }) => sum + BigInt(Math.round(quantity * 1000)), 0n)
        expect(amount).toBe(Number(thousandths) / 1000)
      }
    }),
  )
})

test('the next lines are free ones, whole groups first', () => {
  fc.assert(
    fc.property(lines, by, fc.integer({ min: 1, max: 12 }), (all, way, most) => {
      const wave = sharedWave(all, way)
      const free = wave.free.flatMap(group => group.lines)
      expect(nextLines(wave, most)).toEqual(free.slice(0, most))
    }),
  )
})
