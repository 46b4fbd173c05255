import type { StaffBranch } from '../../settings/branches/branches.contract.ts'
import { useSearchParams } from '../../ui/app-router.ts'
import { useCall } from '../../ui/use-call.ts'

const openOnes = (all: readonly StaffBranch[] | undefined) => all?.filter(({ active }) => active)

/** The branches of the shop that are open, the main one first; undefined until they are loaded. */
export const useBranches = (): readonly StaffBranch[] | undefined =>
  openOnes(useCall('GET /branches/findForStaff', {}).answer)

/**
 * The branch that a screen shows: the one in its address, or the main one. `branches` are those to choose from, and empty if the shop has
 * only one.
 */
export function useBranch() {
  const { answer, problem, retry } = useCall('GET /branches/findForStaff', {})
  const all = openOnes(answer)
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('branch'))
  const chosen = all?.find(({ branchId }) => branchId === asked) ?? all?.[0]
  return {
    branches: all && all.length > 1 ? all : [],
    branch: chosen,
    branchId: chosen?.branchId,
    problem,
    retry,
    choose: (branchId: number) =>
      setQuery(
        now => {
          const next = new URLSearchParams(now)
          if (branchId === all?.[0]?.branchId) next.delete('branch')
          else next.set('branch', String(branchId))
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
