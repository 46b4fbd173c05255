import { useSearchParams } from '../../ui/app-router.ts'

/** The branch in the address of a screen, if there is one, and the function that changes it. */
export function useBranchQuery() {
  const [query, setQuery] = useSearchParams()
  const typed = Number(query.get('branch'))
  return {
    inAddress: Number.isInteger(typed) && typed > 0 ? typed : undefined,
    putInAddress: (branchId: number | undefined) =>
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
