import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { LONGEST_SCAN, textOfLot } from '../../catalogue/codes/lot-label.rules.ts'
import { QUIET } from '../../customers/second-factor/parts/qr-code.tsx'
import { exampleLabel } from '../../lots/labels/labels.contract.ts'
import { CODE_SIZE } from '../kit/labels/use-label-paper.ts'
import { allCopies, copiesOf, wrongCopies } from './label-counts.rules.ts'

const other = { ...exampleLabel, lotId: 13, copies: 1 }

test('each lot has its usual number of labels until another is typed', () => {
  expect(allCopies([exampleLabel, other], {})).toBe(21)
  expect(copiesOf(other, { 13: ' 8 ' })).toBe(8)
  expect(allCopies([exampleLabel, other], { 12: '0' })).toBe(1)
})

test.each(['', '201', '1.5', '-1', 'ten'])('%j is no number of labels, and nothing is printed', typed => {
  expect(wrongCopies(other, { 13: typed })).toBe('Enter a whole number from 0 to 200.')
  expect(allCopies([exampleLabel, other], { 13: typed })).toBe(0)
})

test('the squares of the longest code are at least 0.25 mm wide', () => {
  const longest = textOfLot({ productId: 2_147_483_647, codes: [], lot: '漢'.repeat(40) })
  expect(longest.length).toBeLessThanOrEqual(LONGEST_SCAN)
  for (const text of [
    longest,
    longest.replace('LOT', 'lot'),
    textOfLot({ productId: 1, codes: [], lot: 'a'.repeat(40) }),
  ])
    expect(CODE_SIZE / encode(text, { border: QUIET }).size).toBeGreaterThanOrEqual(0.25)
})
