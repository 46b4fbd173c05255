import { expect, test } from 'vitest'
import { type Branch, findBranches } from './branches/branches.contract.ts'
import { shownBranches } from './shown-settings.ts'

test('every page knows the branches if there are several, and whether any of them lets shoppers collect', () => {
  const main = findBranches.example?.output[0] as Branch
  const clifton = { ...main, branchId: 2, collects: false }
  expect(shownBranches([main])).toEqual({})
  expect(shownBranches([{ ...main, collects: false }])).toEqual({ deliversOnly: true })
  expect(shownBranches([main, clifton])).toMatchObject({ branches: [{ branchId: 1 }, { branchId: 2 }] })
  expect(shownBranches([main, clifton])).not.toHaveProperty('deliversOnly')
  expect(shownBranches([{ ...main, collects: false }, clifton])).toMatchObject({ deliversOnly: true })
})
