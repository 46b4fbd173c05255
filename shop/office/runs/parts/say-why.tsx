import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = {
  title: string
  text: string
  label: string
  says: string
  /** True if it must be filled in. */
  needed?: boolean
  /** The text that is in the field first. */
  first?: string
  onClose: () => void
  onSay: (why: string) => void
}

/** Asks a driver for a reason or a note, before a step at the door. */
export function SayWhy({ title, text, label, says, needed = false, first = '', onClose, onSay }: Props) {
  const form = useForm(
    { why: first },
    {
      check: ({ why }): Record<string, string> =>
        needed && !why.trim() ? { why: m.payments_run_reason_needed() } : {},
      post: async ({ why }) => {
        onSay(why.trim())
        return undefined
      },
    },
  )
  return (
    <DialogForm title={title} says={says} form={form} onClose={onClose}>
      <p className="text-muted sm:col-span-2">{text}</p>
      <Field wide label={label} maxLength={200} autoComplete="off" {...form.text('why')} />
    </DialogForm>
  )
}
