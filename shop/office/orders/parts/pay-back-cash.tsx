import { useState } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { AmountOfMoney } from '../../kit/parts/amount-of-money.tsx'
import { checkAmount } from '../../kit/payment-amount.rules.ts'

type Props = { money: OrderMoney; onClose: () => void; onDone: () => void }

/** The words of the question, of its button and of the message afterwards, if money is given back. */
const paid = {
  sure: m.office_payments_pay_back_sure,
  text: m.office_payments_pay_back_sure_text,
  now: m.office_payments_pay_back_now,
  done: m.office_payments_pay_back_done,
}
/** The same, if cash was entered by mistake. */
const mistaken = {
  sure: m.office_payments_undo_sure,
  text: m.office_payments_undo_sure_text,
  now: m.office_payments_undo_now,
  done: m.office_payments_undo_done,
}

/** Pays cash back to the customer of an order, or takes out what was entered by mistake; both after a question. */
export function PayBackCash({ money, onClose, onDone }: Props) {
  const currency = useCurrency()
  const { orderId, cashKept: most, due } = money
  const [sure, setSure] = useState(false)
  const form = useForm(
    { amount: String(due < 0 ? Math.min(most, -due) : most), reason: '', kind: 'back' },
    {
      check: ({ amount, reason }): Record<string, string> => {
        const wrong = checkAmount(amount, most, currency)
        return {
          ...(wrong ? { amount: wrong } : {}),
          ...(reason.trim() ? {} : { reason: m.payments_cash_reason_needed() }),
        }
      },
      post: async typed => {
        if (!sure) {
          setSure(true)
          return undefined
        }
        const [amount, mistake] = [readNumber(typed.amount), typed.kind === 'mistake']
        const asked = { orderId, amount, seen: most, reason: typed.reason.trim(), mistake }
        const sent = await sendOnce('POST /payment/payBackCash', asked, orderId)
        if (!sent.ok) {
          setSure(false)
          return sent.problem
        }
        toast((mistake ? mistaken : paid).done({ amount: showMoney(amount, currency) }))
        onDone()
      },
    },
  )
  const words = form.values.kind === 'mistake' ? mistaken : paid
  const amount = showMoney(readNumber(form.values.amount), currency)
  return (
    <DialogForm
      title={sure ? words.sure({ amount }) : m.office_payments_pay_back()}
      says={sure ? words.now() : m.office_payments_refund_go()}
      form={form}
      onClose={onClose}
    >
      {sure ? (
        <div className="space-y-4 sm:col-span-2">
          <p>{words.text()}</p>
          <p className="rounded-small bg-sunken px-4 py-3 wrap-anywhere">{form.values.reason}</p>
          <Button look="quiet" className="w-full" onClick={() => setSure(false)}>
            {m.office_payments_keep()}
          </Button>
        </div>
      ) : (
        <>
          <AmountOfMoney
            text={m.office_payments_pay_back_text({ amount: showMoney(most, currency) })}
            field={form.text('amount')}
          />
          <SelectField wide label={m.office_payments_pay_back_kind()} {...form.text('kind')}>
            <option value="back">{m.office_payments_pay_back_paid()}</option>
            <option value="mistake">{m.office_payments_pay_back_mistake()}</option>
          </SelectField>
          <Field
            wide
            label={m.office_payments_reason()}
            hint={m.office_payments_pay_back_hint()}
            maxLength={200}
            autoComplete="off"
            {...form.text('reason')}
          />
        </>
      )}
    </DialogForm>
  )
}
