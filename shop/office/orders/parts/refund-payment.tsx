import { useState } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount, refundable } from '../../kit/payment-amount.rules.ts'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** Refunds money to the card, after a confirmation, as a refund cannot be undone. */
export function RefundPayment({ money, onClose, onDone }: Props) {
  const currency = useCurrency()
  const { most, usual } = refundable(money)
  const [sure, setSure] = useState(false)
  const form = useForm(
    { amount: String(usual), reason: '' },
    {
      check: ({ amount, reason }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return {
          ...(wrong ? { amount: wrong } : {}),
          ...(reason.trim() ? {} : { reason: m.office_payments_reason_needed() }),
        }
      },
      post: async ({ amount, reason }) => {
        if (!sure) {
          setSure(true)
          return undefined
        }
        const asked = { orderId: money.orderId, amount: readNumber(amount), reason: reason.trim() }
        const sent = await sendOnce('POST /payment/refund', asked, money.orderId)
        if (!sent.ok) {
          setSure(false)
          return sent.problem
        }
        toast(m.office_payments_refund_asked({ amount: showMoney(asked.amount, currency) }))
        onDone()
      },
    },
  )
  const amount = showMoney(readNumber(form.values.amount), currency)
  return (
    <DialogForm
      title={sure ? m.office_payments_refund_sure({ amount }) : m.office_payments_refund()}
      says={sure ? m.office_payments_refund_now() : m.office_payments_refund_go()}
      form={form}
      onClose={onClose}
    >
      {sure ? (
        <div className="space-y-4 sm:col-span-2">
          <p>{m.office_payments_refund_sure_text()}</p>
          <p className="rounded-small bg-sunken px-4 py-3 wrap-anywhere">{form.values.reason}</p>
          <Button look="quiet" className="w-full" onClick={() => setSure(false)}>
            {m.office_payments_keep()}
          </Button>
        </div>
      ) : (
        <>
          <AmountOfMoney
            text={m.office_payments_refund_text({ amount: showMoney(most, currency) })}
            field={form.text('amount')}
          />
          <Field
            wide
            label={m.office_payments_reason()}
            hint={m.office_payments_reason_hint()}
            maxLength={200}
            autoComplete="off"
            {...form.text('reason')}
          />
        </>
      )}
    </DialogForm>
  )
}
