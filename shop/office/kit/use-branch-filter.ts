import { useSearchParams } from '../../ui/app-router.ts'
import { useBranches } from './use-branch.ts'

/**
 * The branch to which a screen is narrowed by its address; undefined for all of them. `branches` are those to choose from, and empty if
 * there is only one.
 */
export function useBranchFilter() {
  const all = useBranches() ?? []
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('branch'))
  const branchId = Number.isInteger(asked) && asked > 0 ? asked : undefined
  return {
    branches: all.length > 1 ? all : [],
    branchId,
    /** The branch as calls take it. */
    asked: branchId === undefined ? {} : { branchId },
    choose: (branchId: number | undefined) =>
      setQuery(
        now => {
          const next = new URLSearchParams(now)
          if (branchId === undefined) next.delete('branch')
          else next.set('branch', String(branchId))
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
