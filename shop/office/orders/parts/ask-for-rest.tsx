import { showMoney } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount, firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** Asks the customer by mail to pay what the order costs beyond what the card covers. */
export function AskForRest({ money: { orderId, rest: most }, onClose, onDone }: Props) {
  const currency = useCurrency()
  const form = useForm(
    { amount: firstAmount(most, currency), reason: '' },
    {
      check: ({ amount, reason }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return {
          ...(wrong ? { amount: wrong } : {}),
          ...(reason.trim() ? {} : { reason: m.payments_rest_reason_needed() }),
        }
      },
      post: async typed => {
        const wish = { orderId, amount: readAmount(typed.amount), reason: typed.reason.trim() }
        const sent = await sendOnce('POST /payment/askForRest', wish, orderId)
        if (!sent.ok) return sent.problem
        toast(m.office_payments_rest_asked({ amount: showMoney(wish.amount, currency) }))
        onDone()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_payments_rest()}
      says={m.office_payments_rest_now()}
      form={form}
      onClose={onClose}
    >
      <AmountOfMoney
        text={m.office_payments_rest_text({ amount: showMoney(most, currency) })}
        field={form.text('amount')}
      />
      <TextField
        label={m.office_orders_reason()}
        hint={m.office_orders_discount_hint()}
        maxLength={200}
        {...form.text('reason')}
      />
    </DialogForm>
  )
}
