import type { StaffBranch } from '../../settings/branches/branches.contract.ts'
import { useSession } from '../../ui/session.ts'
import { useCall } from '../../ui/use-call.ts'
import { useBranchQuery } from './use-branch-query.ts'

/** The branches that are open, of those that a person works for. */
const openOnes = (all: readonly StaffBranch[] | undefined, theirs: readonly number[] | null | undefined) =>
  all?.filter(({ active, branchId }) => active && (!theirs || theirs.includes(branchId)))

/** The open branches that the person works for, the main one first; undefined until they are loaded. */
export function useBranches(): readonly StaffBranch[] | undefined {
  const theirs = useSession()?.branches
  return openOnes(useCall('GET /branches/findForStaff', {}).answer, theirs)
}

/**
 * The branch that a screen shows: the one in its address, or the main one, or else the first that the person works for. `branches` are
 * those to choose from, and empty if there is only one.
 */
export function useBranch() {
  const { answer, problem, retry } = useCall('GET /branches/findForStaff', {})
  const theirs = useSession()?.branches
  const all = openOnes(answer, theirs)
  const { inAddress, putInAddress } = useBranchQuery()
  const chosen = all?.find(({ branchId }) => branchId === inAddress) ?? all?.[0]
  return {
    branches: all && all.length > 1 ? all : [],
    branch: chosen,
    branchId: chosen?.branchId,
    problem,
    retry,
    choose: (branchId: number) => putInAddress(branchId === all?.[0]?.branchId ? undefined : branchId),
  }
}
