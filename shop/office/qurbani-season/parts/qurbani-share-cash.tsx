import { showMoney } from '../../../lib/money.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount, firstAmount } from '../../kit/payment-amount.rules.ts'

type Props = {
  bookingId: number
  /** The maximum amount. */
  most: number
  /** True if the cash is refunded instead of received. */
  back?: boolean
  onClose: () => void
  onDone: () => void
}

/** Records cash received at the counter for a booking's balance, or refunded. */
export function QurbaniShareCash({ bookingId, most, back = false, onClose, onDone }: Props) {
  const sign = back ? -1 : 1
  const currency = useCurrency()
  async function takeBack(amount: number) {
    const sent = await sendOnce(
      'POST /qurbani/receiveCash',
      { bookingId, amount: -sign * amount },
      `${bookingId} undo`,
    )
    toast(sent.ok ? m.office_slaughter_cash_back() : sent.problem.title || m.shop_offline())
    onDone()
  }
  const form = useForm(
    { amount: firstAmount(most, currency) },
    {
      check: ({ amount }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return wrong ? { amount: wrong } : {}
      },
      post: async ({ amount }) => {
        const sent = await sendOnce(
          'POST /qurbani/receiveCash',
          { bookingId, amount: sign * readAmount(amount) },
          bookingId,
        )
        if (!sent.ok) return sent.problem
        const noted = { amount: showMoney(readAmount(amount), currency) }
        toast(back ? m.office_slaughter_cash_given(noted) : m.office_slaughter_cash_noted(noted), {
          undo: { says: m.ui_undo(), does: () => void takeBack(readAmount(amount)) },
        })
        onDone()
      },
    },
  )
  return (
    <DialogForm
      title={back ? m.office_slaughter_cash_return() : m.office_slaughter_cash()}
      says={m.office_slaughter_cash_note()}
      form={form}
      onClose={onClose}
    >
      <AmountOfMoney
        text={
          back
            ? m.office_slaughter_cash_return_text({ most: showMoney(most, currency) })
            : m.office_slaughter_cash_text({ due: showMoney(most, currency) })
        }
        field={form.text('amount')}
      />
    </DialogForm>
  )
}
