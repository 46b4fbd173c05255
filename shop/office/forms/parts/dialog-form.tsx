import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'

type Props = {
  title: string
  form: Pick<ReturnType<typeof useForm>, 'form' | 'problem' | 'sending'>
  /** The label of its button; "save" if absent. */
  says?: string
  /** The version that someone else has saved in between (`CurrentVersion`), if there is one. */
  current?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: its fields, the problem if it was refused, and the submit button. */
export function DialogForm({ title, form, says, current, onClose, children }: Props) {
  const { problem, sending } = form
  return (
    <OpenDialog title={title} onClose={onClose}>
      <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {children}
        <div className="space-y-4 sm:col-span-2">
          {problem && <Problem problem={problem} />}
          {problem?.type === '/problems/changed' && current}
          <SubmitButton sending={sending} className="w-full">
            {says ?? m.office_save()}
          </SubmitButton>
        </div>
      </form>
    </OpenDialog>
  )
}
