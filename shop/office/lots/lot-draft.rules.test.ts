import { expect, test } from 'vitest'
import { reductionIn, reductionText } from './lot-draft.rules.ts'

test('a reduction is typed in per cent; empty is that of the shop, and 0 is none', () => {
  expect(['', ' ', '0', '30', '12.5', '90'].map(reductionIn)).toEqual([null, null, 0, 3000, 1250, 9000])
  expect(['91', '-1', '12.345', 'half'].map(reductionIn)).toEqual(Array(4).fill(undefined))
  expect([null, 0, 1250].map(reductionBp => reductionText({ reductionBp }))).toEqual(['', '0', '12.5'])
})
