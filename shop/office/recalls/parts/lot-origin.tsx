import { showDay } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import type { RecalledLot } from '../../../recalls/recalls.fields.ts'
import { Link } from '../../../ui/link.tsx'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { SmallFact } from '../../kit/facts/small-fact.tsx'

const linkLook = 'text-green underline underline-offset-4 print:no-underline'

/** The supplier and the origin of a lot, and the deliveries that it came with. */
export function LotOrigin({ lot }: { lot: RecalledLot }) {
  const { supplierId, supplierName, origin, deliveries, unitName } = lot
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
      <SmallFact says={m.office_recalls_supplier()}>
        {supplierId === null ? (
          m.office_recalls_not_known()
        ) : (
          <Link to={`/admin/suppliers/${supplierId}`} className={linkLook}>
            {supplierName}
          </Link>
        )}
        {origin && (
          <bdi className="block text-sm font-normal text-muted">
            {m.office_recalls_origin()} {origin}
          </bdi>
        )}
      </SmallFact>
      <SmallFact says={m.office_recalls_came_with()}>
        {deliveries.length === 0 && m.office_recalls_no_delivery()}
        <ul className="space-y-1">
          {deliveries.map(({ receiptId, noteNumber, receivedOn, supplierName, quantity }) => (
            <li key={receiptId}>
              <Link to={`/admin/receipts/${receiptId}`} className={linkLook}>
                {noteNumber || m.office_recalls_delivery_number({ number: receiptId })}
              </Link>
              {' · '}
              <LotAmount quantity={quantity} unitName={unitName} />
              <span className="block text-sm font-normal text-muted">
                {m.office_recalls_delivery({ supplier: supplierName, day: showDay(receivedOn) })}
              </span>
            </li>
          ))}
        </ul>
      </SmallFact>
    </dl>
  )
}
