import { useEffect } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useLocation, useNavigate } from '../../../ui/router.ts'
import { whenLeft } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import { ListPages } from '../../lists/parts/list-pages.tsx'
import { ListSearch } from '../../lists/parts/list-search.tsx'
import { ListTools } from '../../lists/parts/list-tools.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { GridTable } from '../parts/grid-table.tsx'
import { ProductFilters, productFilters } from '../parts/product-filters.tsx'
import type { GridChanges } from '../product-grid.rules.ts'
import { useProductGrid } from '../use-product-grid.ts'

/** The unsaved edits that were left, and the address of their page of the list. */
let left: { address: string; changes: GridChanges } | undefined
whenLeft(() => {
  left = undefined
})
const none: never[] = []

/** `/admin/products/grid`: edits prices, stock, status and codes of many products as in a spreadsheet, saved together. */
export default function ProductGridScreen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The grid edits the stock of one branch: the main one, unless another is chosen.
  const branches = useBranches() ?? []
  const main = branches.length > 1 ? branches[0]?.branchId : undefined
  const isChosen = useSearchParams()[0].has('branchId')
  const list = useOfficeList(
    'GET /products/findForStaff',
    productFilters,
    main && !isChosen ? { branchId: main } : {},
  )
  const branchId = isChosen ? Number(list.asked.branchId) : main
  const address = pathname + search
  const before = left?.address === address ? left.changes : undefined
  const grid = useProductGrid(list.rows ?? none, branchId, before)
  const count = grid.changes.size
  useUnsaved(count > 0, () => {
    left = { address, changes: grid.changes }
    toast(m.office_catalogue_grid_left(), {
      undo: { says: m.office_go_back(), does: () => void navigate(address) },
    })
  })
  useEffect(() => {
    left = undefined
  }, [])
  return (
    <>
      <OfficeHeading title={m.office_catalogue_grid()} text={m.office_catalogue_grid_text()}>
        <ButtonLink look="quiet" to={`/admin/products${search}`}>
          {m.office_catalogue_to_list()}
        </ButtonLink>
      </OfficeHeading>
      <section aria-label={m.office_catalogue_grid()} className="space-y-4">
        <fieldset disabled={count > 0} className="flex flex-wrap items-end gap-3 disabled:opacity-60">
          <legend className="sr-only">{m.office_catalogue_which()}</legend>
          <ListSearch list={list} hint={m.office_catalogue_search_hint()} />
          <ListTools>
            <ProductFilters list={list} {...(main ? { branchId: main } : {})} />
          </ListTools>
        </fieldset>
        <Answer problem={list.problem} onRetry={list.retry} lines={4}>
          {list.rows &&
            (grid.rows.length === 0 ? (
              <p className="card p-8 text-center text-muted">{m.office_catalogue_no_products()}</p>
            ) : (
              <>
                <p className="mb-3 text-sm text-muted">{m.office_facts_cell_hint()}</p>
                <GridTable grid={grid} />
              </>
            ))}
        </Answer>
        {grid.problem && <Problem problem={grid.problem} />}
        {count > 0 ? (
          <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 card p-3 shadow-raised max-sm:*:px-3.5 max-sm:*:text-sm sm:gap-3">
            <Button look="main" disabled={grid.sending} onClick={() => void grid.save()}>
              {m.office_catalogue_grid_save({ count })}
            </Button>
            <Button look="quiet" onClick={grid.discard}>
              {m.office_discard()}
            </Button>
            <p role="status" className="text-muted max-sm:sr-only">
              {m.office_unsaved()}
            </p>
          </div>
        ) : (
          list.rows && <ListPages list={list} />
        )}
      </section>
    </>
  )
}
