import { describe, expect, test } from 'vitest'
import { branchesOf, branchesWith, isOneOf, onlyBranch, type Roles, rolesAnywhere } from './permissions.ts'

const held = (roles: string[], ...branchRoles: [string, number][]): Roles => ({
  roles,
  branchRoles: branchRoles.map(([role, branchId]) => ({ role, branchId })),
})

describe('a permission counts', () => {
  test.each([
    ['at all branches, if one of the roles is held there', held(['orders'], ['orders', 2]), 'all'],
    [
      'at the branches of the roles that hold it',
      held([], ['orders', 3], ['manager', 2], ['picker', 4]),
      [2, 3],
    ],
    ['at a branch once, however many roles hold it', held([], ['orders', 2], ['manager', 2]), [2]],
    ['nowhere without such a role', held(['content'], ['picker', 2]), []],
  ])('%s', (_says, roles, branches) => {
    expect(branchesWith(roles, 'orders')).toEqual(branches)
  })

  test('if one of several is held', () => {
    expect(branchesWith(held([], ['orders', 2], ['picker', 3]), ['orders', 'picking'])).toEqual([2, 3])
  })
})

test('a person works for all branches if one of their roles does', () => {
  expect(branchesOf(held(['manager'], ['orders', 2]))).toBeNull()
  expect(branchesOf(held([], ['orders', 3], ['catalogue', 2]))).toEqual([2, 3])
  expect(branchesOf(held(['content'], ['orders', 3]))).toEqual([3])
  expect(branchesOf(held([]))).toBeNull()
})

test('roles anywhere are listed once', () => {
  expect(rolesAnywhere(held(['orders'], ['orders', 2], ['picker', 3]))).toEqual(['orders', 'picker'])
})

test('a filter leaves the branch that it names, if it is one of those', () => {
  expect(onlyBranch('all', undefined)).toBe('all')
  expect(onlyBranch('all', 2)).toEqual([2])
  expect(onlyBranch([2, 3], undefined)).toEqual([2, 3])
  expect(onlyBranch([2, 3], 3)).toEqual([3])
  expect(onlyBranch([2, 3], 1)).toEqual([])
  expect(isOneOf('all', 9)).toBe(true)
  expect(isOneOf([2], 1)).toBe(false)
})
