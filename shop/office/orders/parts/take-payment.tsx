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

/** Captures the authorized amount of an order, or less; the rest is released. */
export function TakePayment({ money: { orderId, due, authorised, final }, onClose, onDone }: Props) {
  const currency = useCurrency()
  const most = Math.max(0, Math.min(due, authorised))
  const form = useForm(
    { amount: firstAmount(most, currency) },
    {
      check: ({ amount }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return wrong ? { amount: wrong } : {}
      },
      post: async ({ amount }) => {
        const sent = await sendOnce('POST /payment/take', { orderId, amount: readAmount(amount) }, orderId)
        if (!sent.ok) return sent.problem
        toast(m.office_payments_take_asked({ amount: showMoney(readAmount(amount), currency) }))
        onDone()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_payments_take()}
      says={m.office_payments_take_now()}
      form={form}
      onClose={onClose}
    >
      <AmountOfMoney
        text={m.office_payments_take_text({ amount: showMoney(authorised, currency) })}
        field={form.text('amount')}
      />
      {!final && (
        <p className="rounded-small bg-saffron-soft px-4 py-3 text-sm sm:col-span-2">
          {m.office_payments_take_early()}
        </p>
      )}
    </DialogForm>
  )
}
