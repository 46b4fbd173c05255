import type { Lot, LotDelivery } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { type SmallColumn, SmallTable } from '../../kit/facts/small-table.tsx'

const columnsIn = (unitName: string): SmallColumn<LotDelivery>[] => [
  {
    name: m.office_lots_note_number(),
    cell: ({ receiptId, noteNumber }) => (
      <Link to={`/admin/receipts/${receiptId}`} className="font-semibold text-green underline wrap-anywhere">
        {noteNumber || m.office_lots_receipt_number({ number: receiptId })}
      </Link>
    ),
  },
  { name: m.office_lots_received_on(), cell: ({ receivedOn }) => <Day at={receivedOn} /> },
  {
    name: m.office_lots_supplier(),
    cell: ({ supplierId, supplierName }) => (
      <Link to={`/admin/suppliers/${supplierId}`} className="text-green underline wrap-anywhere">
        {supplierName}
      </Link>
    ),
  },
  {
    name: m.office_lots_amount(),
    end: true,
    cell: ({ quantity }) => <LotAmount quantity={quantity} unitName={unitName} />,
  },
  {
    name: m.office_lots_unit_cost({ unit: unitName }),
    end: true,
    cell: ({ unitCost }) => (unitCost === null ? '–' : <Money amount={unitCost} />),
  },
]

/** The deliveries that a lot came with, back to its supplier. */
export const LotDeliveries = ({ lot, deliveries }: { lot: Lot; deliveries: readonly LotDelivery[] }) => (
  <SmallTable
    title={m.office_lots_came_from()}
    rows={deliveries.map((delivery, at) => ({ ...delivery, at }))}
    idOf={({ at }) => at}
    columns={columnsIn(lot.unitName)}
    empty={m.office_lots_no_delivery()}
  />
)
