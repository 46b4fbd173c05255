import type { Database } from '../../../database/pool.ts'
import { type Branches, branchesWith, isOneOf } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { branchOr } from './main-branch.server.ts'

/**
 * Returns the branch that staff mean, of those that they work for: the named one, or else the main branch, or else their first.
 * Undefined if they do not work for the named one.
 */
export async function branchOfStaff(
  database: Database,
  branches: Branches,
  branchId: number | undefined,
): Promise<number | undefined> {
  const meant = await branchOr(database, branchId)
  if (isOneOf(branches, meant)) return meant
  return branchId === undefined && branches !== 'all' ? branches[0] : undefined
}

/** Returns the branch whose settings the caller means, as `branchOfStaff` does. */
export const branchToSet = (
  { database, caller }: Pick<SignedInShop, 'database' | 'caller'>,
  branchId: number | undefined,
): Promise<number | undefined> => branchOfStaff(database, branchesWith(caller, 'settings'), branchId)
