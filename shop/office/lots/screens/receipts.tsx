import { useMemo } from 'react'
import type { ListedReceipt } from '../../../lots/receipts/receipts.contract.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { Money } from '../../../ui/money.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { BranchOfList, SupplierOfList } from '../parts/lot-filters.tsx'

const branch: OfficeColumn<ListedReceipt> = {
  id: 'branch',
  name: m.office_branch(),
  cell: ({ branchName }) => <bdi className="wrap-anywhere">{branchName}</bdi>,
}

const columnsOf = (hasBranches: boolean): OfficeColumn<ListedReceipt>[] => [
  {
    id: 'noteNumber',
    name: m.office_lots_note_number(),
    sorts: true,
    shown: 'always',
    cell: ({ noteNumber, receiptId }) => (
      <bdi className="wrap-anywhere">{noteNumber || m.office_lots_receipt_number({ number: receiptId })}</bdi>
    ),
  },
  {
    id: 'receivedOn',
    name: m.office_lots_received_on(),
    sorts: true,
    cell: ({ receivedOn }) => <Day at={receivedOn} />,
  },
  {
    id: 'supplierName',
    name: m.office_lots_supplier(),
    sorts: true,
    cell: ({ supplierName }) => <bdi className="wrap-anywhere">{supplierName}</bdi>,
  },
  { id: 'lines', name: m.office_lots_lines(), end: true, cell: ({ lines }) => lines },
  {
    id: 'cost',
    name: m.office_lots_cost(),
    end: true,
    cell: ({ cost }) => (cost === null ? '–' : <Money amount={cost} />),
  },
  {
    id: 'receivedBy',
    name: m.office_lots_received_by(),
    cell: ({ receivedBy }) => <bdi className="wrap-anywhere">{receivedBy ?? '–'}</bdi>,
  },
  ...(hasBranches ? [branch] : []),
]

/** `/admin/receipts`: the deliveries of suppliers, the latest first. */
export default function ReceiptsScreen() {
  const list = useOfficeList('GET /receipts/find', ['supplierId', 'branchId'])
  const hasBranches = (useBranches()?.length ?? 0) > 1
  const columns = useMemo(() => columnsOf(hasBranches), [hasBranches])
  const isNarrowed = list.asked.q || list.asked.supplierId || list.asked.branchId
  return (
    <>
      <OfficeHeading title={m.office_lots_receipts()} text={m.office_lots_receipts_text()}>
        <ButtonLink look="quiet" to="/admin/lots">
          {m.office_lots_title()}
        </ButtonLink>
        <ButtonLink look="main" to="/admin/receipts/new">
          {m.office_lots_receive()}
        </ButtonLink>
      </OfficeHeading>
      <DataTable
        name="receipts"
        caption={m.office_lots_receipts()}
        list={list}
        columns={columns}
        rowId={({ receiptId }) => String(receiptId)}
        addressOf={({ receiptId }) => `/admin/receipts/${receiptId}`}
        searchHint={m.office_lots_receipts_search()}
        empty={isNarrowed ? m.office_lots_receipts_no_match() : m.office_lots_receipts_none()}
        tools={
          <>
            <SupplierOfList list={list} />
            <BranchOfList list={list} />
          </>
        }
      />
    </>
  )
}
