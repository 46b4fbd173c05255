import type { Database } from '../../../database/pool.ts'
import { readActiveBranches, readBranch } from '../../settings/branches/read-branches.server.ts'

/** Returns the id of a branch, and that of the main branch if none is given; undefined if the branch does not exist. */
export async function knownBranch(
  database: Database,
  branchId: number | undefined,
): Promise<number | undefined> {
  const found = await readBranch(database, branchId)
  return branchId === undefined || found.branchId === branchId ? found.branchId : undefined
}

/** Returns the name of a branch for the audit; nothing if the shop has only one branch. */
export async function branchForAudit(database: Database, branchId: number): Promise<{ branchName?: string }> {
  if ((await readActiveBranches(database)).length < 2) return {}
  return { branchName: (await readBranch(database, branchId)).branchName }
}
