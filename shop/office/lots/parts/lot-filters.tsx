import { m } from '../../../messages/m.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useBranches } from '../../kit/use-branch.ts'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import type { OfficeList } from '../../lists/use-office-list.ts'
import { lotStateChoices } from '../lot-states.ts'

/** The filters of the list of lots, named as in its call. */
export const lotFilters = ['state', 'supplierId', 'branchId', 'productId'] as const

/** Filters lots by state, by supplier, and by branch if there are several. */
export function LotFilters<Row>({ list }: { list: OfficeList<Row> }) {
  return (
    <>
      <ListFilter
        list={list}
        name="state"
        label={m.office_lots_state()}
        all={m.office_lots_left()}
        choices={lotStateChoices()}
      />
      <SupplierOfList list={list} />
      <BranchOfList list={list} />
    </>
  )
}

/** Filters a list by branch if there are several. */
export function BranchOfList<Row>({ list }: { list: OfficeList<Row> }) {
  const branches = useBranches() ?? []
  if (branches.length < 2) return null
  return (
    <ListFilter
      list={list}
      name="branchId"
      label={m.office_branch()}
      all={m.office_all_branches()}
      choices={branches.map(({ branchId, branchName }) => [String(branchId), branchName] as const)}
    />
  )
}

/** Filters a list by supplier. */
export function SupplierOfList<Row>({ list }: { list: OfficeList<Row> }) {
  const suppliers = useCall('GET /suppliers/find', { size: 100 }).answer?.rows ?? []
  return (
    <ListFilter
      list={list}
      name="supplierId"
      label={m.office_lots_supplier()}
      all={m.office_lots_any_supplier()}
      choices={suppliers.map(({ supplierId, supplierName }) => [String(supplierId), supplierName] as const)}
    />
  )
}
