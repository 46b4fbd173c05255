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

/** Asks, before an order is closed, about cash that is still due or was paid too much: it moves now, or later. */
export function UnpaidDialog({ money, onClose, onEnd }: Props) {
  const { orderId, cashReceivable, cashReturnable, cashBalance: seen } = money
  const isDue = cashReceivable > 0
  const amount = isDue ? cashReceivable : cashReturnable
  const shown = { amount: showMoney(amount, useCurrency()) }
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  async function move() {
    setSending(true)
    const cash = { orderId, amount, seen }
    const sent = isDue
      ? await sendOnce('POST /payment/receiveCash', cash, orderId)
      : await sendOnce(
          'POST /payment/payBackCash',
          { ...cash, reason: m.office_orders_overpaid_reason(), mistake: false },
          orderId,
        )
    setSending(false)
    if (sent.ok) await onEnd()
    else setProblem(sent.problem)
  }
  return (
    <OpenDialog
      title={isDue ? m.office_orders_unpaid_title(shown) : m.office_orders_overpaid_title(shown)}
      onClose={onClose}
    >
      <p className="text-muted">{isDue ? m.office_orders_unpaid_text() : m.office_orders_overpaid_text()}</p>
      {problem && <Problem problem={problem} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" disabled={sending} onClick={onEnd}>
          {isDue ? m.office_orders_unpaid_close() : m.office_orders_overpaid_close()}
        </Button>
        <Button look="main" disabled={sending} onClick={move}>
          {isDue ? m.office_orders_unpaid_received() : m.office_orders_overpaid_returned()}
        </Button>
      </div>
    </OpenDialog>
  )
}
