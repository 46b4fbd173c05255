import { useBranches } from './use-branch.ts'
import { useBranchQuery } from './use-branch-query.ts'

/**
 * The branch to which a screen is narrowed by its address; undefined for all of them. `branches` are those to choose from, and empty if
 * there is only one.
 */
export function useBranchFilter() {
  const all = useBranches() ?? []
  const { inAddress: branchId, putInAddress } = useBranchQuery()
  return {
    branches: all.length > 1 ? all : [],
    branchId,
    /** The branch as calls take it. */
    asked: branchId === undefined ? {} : { branchId },
    choose: putInAddress,
  }
}
