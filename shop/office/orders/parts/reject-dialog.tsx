import type { SentProblem } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'

type Props = { onClose: () => void; onReject: (reason: string) => Promise<SentProblem | undefined> }

const check = ({ reason }: { reason: string }): Record<string, string> =>
  reason.trim() ? {} : { reason: m.orders_reason_required() }

/** Asks for the reason of a rejection; the customer reads it. */
export function RejectDialog({ onClose, onReject }: Props) {
  const { form, text, sending, problem } = useForm(
    { reason: '' },
    { check, post: ({ reason }) => onReject(reason.trim()) },
  )
  return (
    <OpenDialog title={m.office_orders_reject_title()} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{m.office_orders_reject_text()}</p>
        <TextField
          label={m.office_orders_reason()}
          hint={m.office_orders_reason_hint()}
          rows={3}
          maxLength={500}
          autoFocus
          {...text('reason')}
        />
        {problem && <Problem problem={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {m.office_orders_keep_order()}
          </Button>
          <Button look="main" type="submit" disabled={sending}>
            {m.office_orders_reject_now()}
          </Button>
        </div>
      </form>
    </OpenDialog>
  )
}
