import { useMemo } from 'react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { lotColumns } from '../parts/lot-columns.tsx'
import { LotFilters, lotFilters } from '../parts/lot-filters.tsx'
import { LotsOfProduct } from '../parts/lots-of-product.tsx'
import { NoLots } from '../parts/no-lots.tsx'

/** `/admin/lots`: the lots of the shop, the first to end first. */
export default function LotsScreen() {
  const list = useOfficeList('GET /lots/find', lotFilters)
  const hasBranches = (useBranches()?.length ?? 0) > 1
  const columns = useMemo(() => lotColumns(hasBranches), [hasBranches])
  const isNarrowed = lotFilters.some(name => list.asked[name]) || list.asked.q
  return (
    <>
      <OfficeHeading title={m.office_lots_title()} text={m.office_lots_text()}>
        <ButtonLink look="quiet" to="/admin/suppliers">
          {m.office_lots_suppliers()}
        </ButtonLink>
        <ButtonLink look="quiet" to="/admin/receipts">
          {m.office_lots_receipts()}
        </ButtonLink>
        <ButtonLink look="main" to="/admin/receipts/new">
          {m.office_lots_receive()}
        </ButtonLink>
      </OfficeHeading>
      <LotsOfProduct list={list} />
      <DataTable
        name="lots"
        caption={m.office_lots_title()}
        list={list}
        columns={columns}
        rowId={({ lotId }) => String(lotId)}
        addressOf={({ lotId }) => `/admin/lots/${lotId}`}
        searchHint={m.office_lots_search()}
        empty={isNarrowed ? m.office_lots_no_match() : <NoLots />}
        tools={<LotFilters list={list} />}
      />
    </>
  )
}
