import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { roleName } from '../../../customers/staff/role-names.ts'
import { looksLikeEmail } from '../../../lib/looks-like-email.ts'
import type { WorkRole } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { chosenBranch } from '../role-at.ts'
import { type Branch, RoleFields } from './role-fields.tsx'

const isUnknown = ({ type }: SentProblem) => /\/(no-account|not-proven)$/.test(type)

type Props = { branches: readonly Branch[]; mailed: boolean; onClose: () => void; onDone: () => void }

/** Gives a person a role; a person without an account with that proven e-mail gets an invitation by mail. */
export function AddStaff({ branches, mailed, onClose, onDone }: Props) {
  const [invites, setInvites] = useState('')
  const form = useForm(
    { login: '', role: 'picker' as string, branchId: '' },
    {
      check: ({ login }): Record<string, string> =>
        login.trim() ? {} : { login: m.office_staff_login_needed() },
      post: async typed => {
        const login = typed.login.trim()
        const wanted = { role: typed.role as WorkRole, branchId: chosenBranch(typed.branchId) }
        if (invites === login) {
          const sent = await send('POST /staff/invite', { email: login, ...wanted })
          if (!sent.ok) return sent.problem
          const says = mailed ? m.office_staff_invited : m.office_staff_invited_unsent
          toast(says({ email: login }))
          return void onDone()
        }
        const sent = await send('POST /staff/giveRole', { login, ...wanted })
        if (sent.ok) {
          toast(m.office_staff_given({ login, role: roleName(wanted.role) }))
          return void onDone()
        }
        if (!isUnknown(sent.problem) || !looksLikeEmail(login)) return sent.problem
        setInvites(login)
      },
    },
  )
  const offers = invites !== '' && invites === form.values.login.trim()
  return (
    <DialogForm
      title={m.office_staff_add()}
      form={form}
      says={offers ? m.office_staff_invite() : m.office_staff_give()}
      onClose={onClose}
    >
      <Field
        wide
        label={m.office_staff_login_or_email()}
        hint={m.office_staff_login_hint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.text('login')}
      />
      <RoleFields branches={branches} role={form.text('role')} branchId={form.text('branchId')} />
      <div role="status" className="sm:col-span-2">
        {offers && (
          <p className="rounded-small bg-saffron-soft px-4 py-3">
            {m.office_staff_offer({ email: invites })}
          </p>
        )}
      </div>
    </DialogForm>
  )
}
