import { lotDayWords } from '../../../lots/lot-day-words.ts'
import type { Receipt } from '../../../lots/receipts/receipts.contract.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { SmallFact } from '../../kit/facts/small-fact.tsx'
import { type SmallColumn, SmallTable } from '../../kit/facts/small-table.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import { PaperTitle } from './paper-title.tsx'

type Item = Receipt['items'][number]
/** The cost of a line; null if nobody entered that of a unit. */
const costOfItem = ({ quantity, unitCost }: Item) => (unitCost === null ? null : quantity * unitCost)

const columns: SmallColumn<Item>[] = [
  {
    name: m.office_lots_product(),
    cell: ({ productName, sku, image }) => (
      <span className="flex items-center gap-3">
        <span className="flex shrink-0 print:hidden">
          <RowPicture src={image} />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{productName}</span>
          <bdi className="text-sm text-muted">{sku}</bdi>
        </span>
      </span>
    ),
  },
  {
    name: m.office_lots_lot(),
    cell: item =>
      item.lotId === null ? (
        '–'
      ) : (
        <>
          <Link to={`/admin/lots/${item.lotId}`} className="font-medium text-green underline wrap-anywhere">
            {item.code}
          </Link>
          <span className="block text-sm text-muted">{lotDayWords(item)}</span>
        </>
      ),
  },
  {
    name: m.office_lots_amount(),
    end: true,
    cell: ({ quantity, unitName }) => <LotAmount quantity={quantity} unitName={unitName} />,
  },
  {
    name: m.office_lots_each(),
    end: true,
    cell: ({ unitCost }) => (unitCost === null ? '–' : <Money amount={unitCost} />),
  },
  {
    name: m.office_lots_cost(),
    end: true,
    cell: item => {
      const cost = costOfItem(item)
      return cost === null ? '–' : <Money amount={cost} />
    },
  },
]

/** A delivery on a sheet: its note and its products, each with its lot. */
export function ReceiptSheet({ receipt, hasBranches }: { receipt: Receipt; hasBranches: boolean }) {
  const { receiptId, supplierId, supplierName, noteNumber, receivedOn, receivedBy, note, cost, items } =
    receipt
  return (
    <article aria-label={m.office_lots_receipt()} className="on-sheet space-y-5">
      <PaperTitle>{m.office_lots_receipt_from({ supplier: supplierName })}</PaperTitle>
      <dl className="card grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-4 p-5 sm:p-6 print:border-0 print:p-0">
        <SmallFact says={m.office_lots_supplier()}>
          <Link to={`/admin/suppliers/${supplierId}`} className="text-green underline">
            {supplierName}
          </Link>
        </SmallFact>
        <SmallFact says={m.office_lots_note_number()}>
          <bdi>{noteNumber || m.office_lots_receipt_number({ number: receiptId })}</bdi>
        </SmallFact>
        <SmallFact says={m.office_lots_received_on()}>
          <Day at={receivedOn} />
        </SmallFact>
        {hasBranches && (
          <SmallFact says={m.office_branch()}>
            <bdi>{receipt.branchName}</bdi>
          </SmallFact>
        )}
        <SmallFact says={m.office_lots_received_by()}>
          <bdi>{receivedBy ?? '–'}</bdi>
        </SmallFact>
        {note && (
          <SmallFact says={m.office_lots_note()}>
            <bdi>{note}</bdi>
          </SmallFact>
        )}
      </dl>
      <SmallTable
        title={m.office_lots_goods()}
        rows={items.map((item, at) => ({ ...item, at }))}
        idOf={({ at }) => at}
        columns={columns}
        empty={m.office_lots_no_goods_yet()}
      >
        {cost !== null && (
          <p className="mt-2 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
            {m.office_lots_cost_sum()}
            <Money amount={cost} />
          </p>
        )}
      </SmallTable>
    </article>
  )
}
