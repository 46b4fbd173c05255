import { send } from '../../api.ts'
import { useForm } from '../../customers/use-form.ts'
import { showMoney } from '../../lib/money.ts'
import { newKey } from '../../lib/repeat-key.ts'
import { m } from '../../messages/m.ts'
import type { OrderMoney } from '../../payments/order-money.contract.ts'
import { useCurrency } from '../../ui/money.tsx'
import { tell } from '../../ui/toast.tsx'
import { checkAmount } from '../payment-amount.rules.ts'
import { AmountOfMoney } from './amount-of-money.tsx'
import { DialogForm } from './dialog-form.tsx'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** Takes what is put aside for an order, or less of it: the rest goes back. */
export function TakePayment({ money: { orderId, grandTotal, authorised }, onClose, onDone }: Props) {
  const currency = useCurrency()
  const form = useForm(
    { amount: String(Math.min(grandTotal, authorised)), key: newKey() },
    {
      check: ({ amount }): Record<string, string> => {
        const wrong = checkAmount(amount, authorised, currency)
        return wrong ? { amount: wrong } : {}
      },
      post: async ({ amount, key }) => {
        // The key names this very question: a second press takes nothing more.
        const sent = await send(
          'POST /payment/take',
          { orderId, amount: Number(amount) },
          { key: `${key}-${amount}` },
        )
        if (!sent.ok) return sent.problem
        tell(m.office_payments_take_asked({ amount: showMoney(Number(amount), currency) }))
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
    </DialogForm>
  )
}
