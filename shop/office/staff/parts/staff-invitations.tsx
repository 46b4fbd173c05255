import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import type { WorkRole } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { HandedLinks } from '../../kit/parts/handed-links.tsx'
import { roleAt } from '../role-at.ts'

type Invitation = {
  invitationId: number
  email: string
  role: WorkRole
  branchId: number | null
  branchName: string | null
  expiresAt: string
}
type Props = {
  invitations: readonly Invitation[]
  /** True if the shop has several branches. */
  several: boolean
  mailed: boolean
  onChange: () => void
}

/** Says that invitations are not mailed, and leads to the place where that can be mended. */
const NoMail = () => (
  <p className="mt-3 rounded-small bg-saffron-soft px-4 py-3 text-pretty">
    {m.office_links_no_mail()}{' '}
    <Link to="/admin/services" className="font-medium underline underline-offset-4">
      {m.office_links_set_up()}
    </Link>
  </p>
)

/** The open invitations, which can be withdrawn or sent again. */
export function StaffInvitations({ invitations, several, mailed, onChange }: Props) {
  const [problem, setProblem] = useState<SentProblem>()
  if (invitations.length === 0) return null

  async function invite({ email, role, branchId }: Invitation) {
    setProblem(undefined)
    const sent = await send('POST /staff/invite', { email, role, branchId })
    if (!sent.ok) return setProblem(sent.problem)
    toast(mailed ? m.office_staff_invited({ email }) : m.office_staff_invited_unsent({ email }))
    onChange()
  }
  async function withdraw(invitation: Invitation) {
    setProblem(undefined)
    const { invitationId, email } = invitation
    const sent = await send('POST /staff/withdrawInvitation', { invitationId })
    if (!sent.ok) return setProblem(sent.problem)
    onChange()
    const undo = { says: m.office_staff_invite_again(), does: () => void invite(invitation) }
    toast(m.office_staff_withdrawn({ email }), { undo })
  }
  return (
    <section aria-labelledby="invited" className="card p-5 sm:p-6">
      <h2 id="invited" className="text-xl">
        {m.office_staff_invited_title()}
      </h2>
      {!mailed && <NoMail />}
      {problem && <Problem problem={problem} />}
      <ul className="mt-3 divide-y divide-line">
        {invitations.map(invitation => (
          <li key={invitation.invitationId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Mail aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium wrap-anywhere">{invitation.email}</p>
              <p className="text-sm text-muted">
                {roleAt(invitation, several)}
                {' · '}
                {m.office_staff_works_until()} <Day at={invitation.expiresAt} />
              </p>
            </div>
            <Button
              look="quiet"
              className="text-sm"
              aria-label={m.office_staff_withdraw_of({ email: invitation.email })}
              onClick={() => withdraw(invitation)}
            >
              {m.office_staff_withdraw()}
            </Button>
            {!mailed && (
              <HandedLinks
                of={{ invitation: invitation.invitationId }}
                label={m.office_links_show_of({ email: invitation.email })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
