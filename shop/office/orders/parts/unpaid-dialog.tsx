import { useState } from 'react'
import type { SentProblem } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { Problem } from '../../../ui/problem.tsx'

type Props = { money: OrderMoney; onClose: () => void; onEnd: () => Promise<void> }

/** Asks, before an order is closed, about the money that is still due: it is here now, or it comes later. */
export function UnpaidDialog({ money, onClose, onEnd }: Props) {
  const { orderId, cashReceivable: amount, cashBalance: seen } = money
  const currency = useCurrency()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  async function receive() {
    setSending(true)
    const sent = await sendOnce('POST /payment/receiveCash', { orderId, amount, seen }, orderId)
    setSending(false)
    if (sent.ok) await onEnd()
    else setProblem(sent.problem)
  }
  return (
    <OpenDialog
      title={m.office_orders_unpaid_title({ amount: showMoney(amount, currency) })}
      onClose={onClose}
    >
      <p className="text-muted">{m.office_orders_unpaid_text()}</p>
      {problem && <Problem problem={problem} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" disabled={sending} onClick={onEnd}>
          {m.office_orders_unpaid_close()}
        </Button>
        <Button look="main" disabled={sending} onClick={receive}>
          {m.office_orders_unpaid_received()}
        </Button>
      </div>
    </OpenDialog>
  )
}
