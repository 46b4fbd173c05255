import type { ReactNode } from 'react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { bandTexts } from '../band-texts.ts'
import { MOST_MILES } from '../most-miles.ts'
import type { ShownReach } from '../reach.contract.ts'

type Shown = Omit<ShownReach, 'shippingBands'> & Partial<Pick<ShownReach, 'shippingBands'>>
/**
 * `fee`: the delivery charge of this cart for a whole address; `missing`: the amount missing for the minimum order. Both in
 * decimals. `anyway`: what the reader may do if the address is too far or the order too small; shoppers may write to the
 * shop.
 */
type Props = { shown: Shown; fee?: number; missing?: number; anyway?: ReactNode }

/** Says if the shop delivers to an address, at what charge, and with which minimum order. */
export function ReachNote({ shown, fee, missing = 0, anyway }: Props) {
  const currency = useCurrency()
  const money = (amount: number) => showMoney(amount, currency)
  const { reach, zoneName, leastOrder, miles, shippingBands } = shown
  if (reach === 'TOO_FAR')
    return (
      <div className="space-y-1 rounded-small bg-rose-soft px-4 py-3 text-sm text-rose">
        <p className="font-semibold">
          {m.delivery_note_too_far({ miles: miles ?? MOST_MILES, most: MOST_MILES })}
        </p>
        {anyway ?? (
          <Link to="/contact" className="font-semibold underline underline-offset-4">
            {m.delivery_write_to_us()}
          </Link>
        )}
      </div>
    )
  return (
    <div className="space-y-1 rounded-small border border-line bg-raised px-4 py-3 text-sm">
      <p className="font-semibold wrap-anywhere">
        {reach === 'UNKNOWN'
          ? m.delivery_note_unknown()
          : zoneName
            ? m.delivery_note_zone({ zone: zoneName })
            : m.delivery_note_delivered()}
      </p>
      {reach === 'UNKNOWN' && (
        <p>
          {fee === undefined
            ? m.delivery_note_unknown_text({ most: MOST_MILES })
            : m.delivery_note_unknown_whole({ most: MOST_MILES })}
        </p>
      )}
      {shippingBands && (
        <ul>
          {bandTexts(shippingBands, currency).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {fee !== undefined && (
        <p>{fee > 0 ? m.delivery_note_fee({ fee: money(fee) }) : m.delivery_note_free()}</p>
      )}
      {leastOrder !== null && <p>{m.delivery_note_least({ amount: money(leastOrder) })}</p>}
      {missing > 0 && (
        <>
          <p className="font-semibold text-rose">{m.delivery_note_missing({ amount: money(missing) })}</p>
          {anyway}
        </>
      )}
    </div>
  )
}
