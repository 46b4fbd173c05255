import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffRedirect } from '../../../redirects/redirects.contract.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = {
  /** The redirect to change, or the old address of a new one. */
  redirect: StaffRedirect | { fromPath: string }
  onClose: () => void
  onSaved: () => void
}

/** The form for a redirect: a new one has both addresses, a stored one only another target. */
export function RedirectDialog({ redirect, onClose, onSaved }: Props) {
  const [stored, setStored] = useState('toPath' in redirect ? redirect : undefined)
  const form = useForm(
    { from: redirect.fromPath, to: stored?.toPath ?? '' },
    {
      check: ({ from, to }) => ({
        ...(from.trim() ? {} : { from: m.redirects_from_needed() }),
        ...(to.trim() ? {} : { to: m.redirects_to_needed() }),
      }),
      post: async ({ from, to }) => {
        const seen = stored ? { updatedDate: stored.updatedDate } : {}
        const sent = await send('POST /redirects/save', { from, to, ...seen })
        if (!sent.ok) {
          if (sent.problem.type === '/problems/changed') setStored(sent.problem.redirect as StaffRedirect)
          return sent.problem
        }
        toast(m.office_catalogue_saved({ name: sent.answer.fromPath }))
        onSaved()
        onClose()
      },
    },
  )
  const shared = {
    dir: 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 2000,
  }
  return (
    <DialogForm
      title={stored ? m.office_redirects_edit() : m.office_redirects_add()}
      form={form}
      current={stored && <CurrentVersion name={stored.toPath} facts="" />}
      onClose={onClose}
    >
      <Field
        wide
        label={m.office_redirects_from()}
        hint={stored ? undefined : m.office_redirects_from_hint()}
        readOnly={stored !== undefined}
        className="read-only:bg-sunken read-only:text-muted"
        {...shared}
        {...form.text('from')}
      />
      <Field
        wide
        label={m.office_redirects_to()}
        hint={m.office_redirects_to_hint()}
        {...shared}
        {...form.text('to')}
      />
    </DialogForm>
  )
}
