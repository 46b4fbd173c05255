import { m } from '../../../messages/m.ts'
import type { RecallOrder } from '../../../recalls/recalls.fields.ts'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'

/** The amounts that an order had of the lots of a recall. */
export const BuyerLines = ({ order: { lines } }: { order: RecallOrder }) => (
  <ul className="space-y-1">
    {lines.map(({ orderItemId, lotId, productName, code, quantity, unitName }) => (
      <li key={`${orderItemId} ${lotId}`}>
        <LotAmount quantity={quantity} unitName={unitName} />{' '}
        <span className="block text-sm text-muted wrap-anywhere">
          {m.office_recalls_had_of_lot({ product: productName, code })}
        </span>
      </li>
    ))}
  </ul>
)
