import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { statusWord } from '../../../orders/own/order-words.rules.ts'
import { EditProblem } from '../../../orders/own/parts/edit-problem.tsx'
import { sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'

type Props = { order: StaffOrder['orders']; onChanged: () => void }

/** The button that opens an order again that has ended, after a question. */
export function ReopenOrder({ order, onChanged }: Props) {
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    onChanged()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden className="size-4.5" />
        {m.office_orders_reopen()}
      </Button>
      {asking && <Question order={order} onClose={() => setAsking(false)} onDone={close} />}
    </>
  )
}

type QuestionProps = { order: StaffOrder['orders']; onClose: () => void; onDone: () => void }

function Question({ order: { orderId, version, orderStatus }, onClose, onDone }: QuestionProps) {
  const { form, text, sending, problem } = useForm(
    { reason: '' },
    {
      check: () => ({}),
      post: async ({ reason }) => {
        const asked = { orderId, version, ...(reason.trim() ? { reason: reason.trim() } : {}) }
        const sent = await sendOnce('POST /orders/reopen', asked, orderId)
        if (!sent.ok) return sent.problem
        toast(m.office_orders_is_now({ status: statusWord(sent.answer.orderStatus) }))
        onDone()
      },
    },
  )
  return (
    <OpenDialog title={m.office_orders_reopen_sure()} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">
          {orderStatus === 'CLOSED' ? m.office_orders_reopen_closed() : m.office_orders_reopen_rejected()}
        </p>
        <TextField label={m.office_orders_reopen_note()} rows={2} maxLength={500} {...text('reason')} />
        {problem && <EditProblem problem={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {m.office_orders_reopen_keep()}
          </Button>
          <Button look="main" type="submit" disabled={sending}>
            {m.office_orders_reopen_now()}
          </Button>
        </div>
      </form>
    </OpenDialog>
  )
}
