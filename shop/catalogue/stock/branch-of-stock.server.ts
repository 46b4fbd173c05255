import type { Database } from '../../../database/pool.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { readActiveBranches, readBranch } from '../../settings/branches/read-branches.server.ts'

/**
 * Returns the branch whose stock the caller means: the named one, else the main branch or the caller's own. Undefined if it does not
 * exist, or if the caller does not work for it.
 */
export async function branchOfStock(
  { database, caller }: Pick<SignedInShop, 'database' | 'caller'>,
  branchId: number | undefined,
): Promise<number | undefined> {
  const meant = await branchOfStaff(database, branchesWith(caller, 'catalogue'), branchId)
  // Only a named branch may not exist.
  if (meant === undefined || branchId === undefined) return meant
  return (await readBranch(database, meant)).branchId === meant ? meant : undefined
}

/** Returns the name of a branch for the audit; nothing if the shop has only one branch. */
export async function branchForAudit(database: Database, branchId: number): Promise<{ branchName?: string }> {
  if ((await readActiveBranches(database)).length < 2) return {}
  return { branchName: (await readBranch(database, branchId)).branchName }
}
