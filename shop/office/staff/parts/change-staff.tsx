import { X } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { roleName } from '../../../customers/staff/role-names.ts'
import type { WorkRole } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { chosenBranch, roleAt } from '../role-at.ts'
import type { Member } from '../staff-columns.tsx'
import { type Branch, RoleFields } from './role-fields.tsx'

type Props = {
  member: Member
  branches: readonly Branch[]
  onChange: () => void
  /** Called when they no longer work here. */
  onGone: () => void
}
type Held = Member['roles'][number]

/** The roles of a member of staff, to give and remove; and help if they lost their second factor. */
export function ChangeStaff({ member, branches, onChange, onGone }: Props) {
  const { custId, loginId, roles, secondFactor } = member
  const [problem, setProblem] = useState<SentProblem>()
  const own = useSession()?.custId === custId

  async function give(role: string, branchId: number | null) {
    const sent = await send('POST /staff/giveRole', { login: loginId, role: role as WorkRole, branchId })
    if (sent.ok) onChange()
    return sent.ok ? undefined : sent.problem
  }
  async function take({ role, branchId }: Held) {
    setProblem(undefined)
    const sent = await send('POST /staff/takeRole', { custId, role: role as WorkRole, branchId })
    if (!sent.ok) return setProblem(sent.problem)
    if (sent.answer.roles.length === 0) onGone()
    onChange()
    toast(m.office_staff_taken({ name: member.firstName, role: roleName(role) }), {
      undo: {
        says: m.office_staff_undo(),
        does: () => void give(role, branchId).then(found => found && toast(found.title)),
      },
    })
  }
  async function reset() {
    setProblem(undefined)
    const sent = await send('POST /staff/resetSecondFactor', { custId })
    if (!sent.ok) return setProblem(sent.problem)
    toast(m.office_staff_factor_reset_done({ name: member.firstName }))
    onChange()
  }
  return (
    <div className="grid gap-6">
      <ul className="grid gap-2" aria-label={m.office_staff_roles()}>
        {roles.map(held => (
          <li
            key={`${held.role} ${held.branchId}`}
            className="flex items-center justify-between gap-3 rounded-small bg-sunken ps-4"
          >
            <span className="font-medium">{roleAt(held, branches.length > 1)}</span>
            <Button
              look="bare"
              className="px-3"
              aria-label={m.office_staff_take({ role: roleAt(held, branches.length > 1) })}
              onClick={() => take(held)}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Problem problem={problem} />}
      <GiveRole branches={branches} onGive={give} />
      {secondFactor && !own && (
        <div className="space-y-3 border-t border-line pt-5">
          <p className="text-sm text-muted">{m.office_staff_factor_reset_text({ name: member.firstName })}</p>
          <Button look="quiet" onClick={reset}>
            {m.office_staff_factor_reset()}
          </Button>
        </div>
      )}
    </div>
  )
}

type Give = (role: string, branchId: number | null) => Promise<SentProblem | undefined>

function GiveRole({ branches, onGive }: { branches: readonly Branch[]; onGive: Give }) {
  const form = useForm(
    { role: 'picker' as string, branchId: '' },
    {
      check: (): Record<string, string> => ({}),
      post: ({ role, branchId }) => onGive(role, chosenBranch(branchId)),
    },
  )
  return (
    <form
      {...form.form}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5 sm:grid-cols-2"
      aria-label={m.office_staff_give()}
    >
      <RoleFields branches={branches} role={form.text('role')} branchId={form.text('branchId')} />
      {form.problem && <Problem problem={form.problem} />}
      <SubmitButton look="solid" sending={form.sending} className="justify-self-start">
        {m.office_staff_give()}
      </SubmitButton>
    </form>
  )
}
