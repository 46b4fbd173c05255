import type { Lot, LotMovement } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { When } from '../../../ui/when.tsx'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { type SmallColumn, SmallTable } from '../../kit/facts/small-table.tsx'
import { type LedgerRow, ledgerOf } from '../lot-ledger.rules.ts'
import { lotCauseWord } from '../lot-texts.ts'

const columnsIn = (unitName: string): SmallColumn<LedgerRow>[] => [
  {
    name: m.office_lots_cause(),
    cell: ({ cause, receiptId, note }) => (
      <>
        {receiptId === null ? (
          <span className="font-medium">{lotCauseWord(cause)}</span>
        ) : (
          <Link to={`/admin/receipts/${receiptId}`} className="font-medium text-green underline">
            {lotCauseWord(cause)}
          </Link>
        )}
        {note && <bdi className="block text-sm text-muted wrap-anywhere">{note}</bdi>}
      </>
    ),
  },
  { name: m.office_lots_when(), cell: ({ movedAt }) => <When at={movedAt} /> },
  {
    name: m.office_lots_by(),
    cell: ({ by }) => <bdi className="wrap-anywhere">{by ?? m.office_lots_by_shop()}</bdi>,
  },
  {
    name: m.office_lots_change(),
    end: true,
    cell: ({ change }) => <LotAmount quantity={change} unitName={unitName} signed />,
  },
  {
    name: m.office_lots_after(),
    end: true,
    cell: ({ after }) => <LotAmount quantity={after} unitName={unitName} />,
  },
]

type Props = { lot: Lot; movements: readonly LotMovement[] }

/** The latest changes of a lot, each with its cause and the amount after it. */
export const LotLedger = ({ lot: { onHand, unitName }, movements }: Props) => (
  <SmallTable
    title={m.office_lots_ledger()}
    rows={ledgerOf(onHand, movements)}
    idOf={({ movementId }) => movementId}
    columns={columnsIn(unitName)}
    empty={m.office_lots_no_changes()}
  />
)
