import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { BoardRow } from '../../../orders/desk/order-board.contract.ts'
import { isUnpaid } from '../../../orders/payment-states.rules.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ChosenBar } from '../../lists/parts/chosen-bar.tsx'
import { markOrdersPrinted } from '../mark-orders-printed.ts'

type Props = { rows: readonly BoardRow[]; onDone: () => void; onChanged: () => void }

/** The actions on the chosen orders; at the lower edge of the screen while there are some. */
export function ChosenOrders({ rows, onDone, onChanged }: Props) {
  const [sending, setSending] = useState(false)
  if (rows.length === 0) return null
  const fresh = rows.filter(
    ({ orderStatus, paymentState }) => orderStatus === 'NEW' && !isUnpaid(paymentState),
  )
  const numbers = rows.map(({ orderNum }) => orderNum).join(',')
  async function mark() {
    setSending(true)
    const done = await markOrdersPrinted(fresh.map(({ orderId }) => orderId))
    setSending(false)
    if (!done) return
    onDone()
    onChanged()
  }
  return (
    <ChosenBar says={m.office_orders_chosen({ count: rows.length })} onNone={onDone}>
      {fresh.length > 0 && (
        <Button
          look="quiet"
          className="border-paper text-paper hover:text-ink"
          disabled={sending}
          onClick={mark}
        >
          {m.office_orders_mark_printed({ count: fresh.length })}
        </Button>
      )}
      <ButtonLink look="main" to={`/admin/orders/print?orders=${encodeURIComponent(numbers)}`}>
        <Printer aria-hidden className="size-4.5" />
        {m.office_orders_print()}
      </ButtonLink>
    </ChosenBar>
  )
}
