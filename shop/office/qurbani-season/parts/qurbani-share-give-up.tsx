import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = { bookingId: number; onClose: () => void; onDone: () => void }

/** Cancels a booking for its customer, who reads the reason. */
export function QurbaniShareGiveUp({ bookingId, onClose, onDone }: Props) {
  const form = useForm(
    { reason: '' },
    {
      check: ({ reason }): Record<string, string> =>
        reason.trim() ? {} : { reason: m.qurbani_give_up_reason() },
      post: async ({ reason }) => {
        const sent = await send('POST /qurbani/giveUp', { bookingId, reason })
        if (!sent.ok) return sent.problem
        toast(m.office_slaughter_given_up())
        onDone()
      },
    },
  )
  return (
    <DialogForm title={m.qurbani_give_up_sure()} says={m.qurbani_give_up()} form={form} onClose={onClose}>
      <p className="text-muted sm:col-span-2">{m.office_slaughter_give_up_text()}</p>
      <TextField
        wide
        rows={3}
        maxLength={500}
        label={m.office_slaughter_give_up_why()}
        {...form.text('reason')}
      />
    </DialogForm>
  )
}
