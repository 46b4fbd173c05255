import { showMoney } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount, firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** Records cash for an order: what is due, or a part of it. */
export function ReceiveCash({
  money: { orderId, cashBalance: seen, cashReceivable: most },
  onClose,
  onDone,
}: Props) {
  const currency = useCurrency()
  const form = useForm(
    { amount: firstAmount(most, currency) },
    {
      check: ({ amount }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return wrong ? { amount: wrong } : {}
      },
      post: async typed => {
        const amount = readAmount(typed.amount)
        const sent = await sendOnce('POST /payment/receiveCash', { orderId, amount, seen }, orderId)
        if (!sent.ok) return sent.problem
        toast(m.office_payments_receive_done({ amount: showMoney(amount, currency) }))
        onDone()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_payments_receive()}
      says={m.office_payments_receive_now()}
      form={form}
      onClose={onClose}
    >
      <AmountOfMoney
        text={m.office_payments_receive_text({ amount: showMoney(most, currency) })}
        field={form.text('amount')}
      />
    </DialogForm>
  )
}
