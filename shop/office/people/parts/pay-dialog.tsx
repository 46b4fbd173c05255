import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { LedgerSum } from '../../../representatives/representatives.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = { custId: number; sum: LedgerSum; onClose: () => void; onDone: () => void }

/** Records a payment to a representative in one currency. Sending it again after a lost answer does not record it twice. */
export function PayDialog({ custId, sum: { currency, due }, onClose, onDone }: Props) {
  const form = useForm(
    { amount: String(due), note: '' },
    {
      check: ({ amount, note }) => {
        const wrong: Record<string, string> = {}
        if (!(readAmount(amount) > 0)) wrong.amount = m.representatives_people_amount_wrong()
        else if (readAmount(amount) > due) wrong.amount = m.representatives_people_too_much()
        if (!note.trim()) wrong.note = m.representatives_people_paid_how()
        return wrong
      },
      post: async values => {
        const input = { custId, amount: readAmount(values.amount), currency, note: values.note.trim() }
        const sent = await sendOnce('POST /representatives/pay', input, `${custId} ${currency}`)
        if (!sent.ok) return sent.problem
        toast(m.office_people_paid_now())
        onDone()
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_people_pay_title()}
      form={form}
      says={m.office_people_pay_now()}
      onClose={onClose}
    >
      <Field
        wide
        label={m.office_people_amount_in({ currency })}
        inputMode="decimal"
        maxLength={14}
        {...form.text('amount')}
      />
      <Field
        wide
        label={m.office_people_paid_note()}
        hint={m.office_people_paid_hint()}
        maxLength={300}
        {...form.text('note')}
      />
    </DialogForm>
  )
}
