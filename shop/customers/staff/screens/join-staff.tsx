import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useNavigate, useShop } from '../../../ui/router.ts'
import { refreshSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { DoorPage } from '../parts/door-page.tsx'
import { WelcomeForm } from '../parts/welcome-form.tsx'
import { roleDoes, roleName } from '../role-names.ts'
import { useLinkSecret } from '../use-link-secret.ts'
import type { Route } from './+types/join-staff'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_join_title(),
    description: m.customers_join_description(),
    path: '/join-staff',
    hidden: true,
  })

type Invitation = { email: string; role: string; branchName: string | null }

/** Loads what an invitation is for. */
function useInvitation(secret: string | undefined) {
  const [invitation, setInvitation] = useState<Invitation>()
  const [problem, setProblem] = useState<SentProblem>()
  useEffect(() => {
    if (secret === undefined) return
    if (!secret) return setProblem({ type: 'dead', title: m.customers_invitation_dead(), status: 0 })
    send('POST /users/findInvitation', { secret }).then(sent =>
      sent.ok ? setInvitation(sent.answer) : setProblem(sent.problem),
    )
  }, [secret])
  return { invitation, problem }
}

/** `/join-staff?secret=`: the mailed invitation opens an account with a role, and leads to the office. */
export default function JoinStaffScreen() {
  const secret = useLinkSecret('secret')
  const { invitation, problem } = useInvitation(secret)
  const navigate = useNavigate()
  const shopName = useShop()?.settings.shopName ?? ''
  if (!invitation)
    return (
      <DoorPage icon={UserPlus} title={m.customers_join_title()}>
        <Answer problem={problem} lines={3} />
      </DoorPage>
    )
  const { email, role, branchName } = invitation
  return (
    <DoorPage
      icon={UserPlus}
      title={m.customers_join_title()}
      text={m.customers_join_text({
        role: roleName(role),
        branch: branchName ?? shopName,
        does: roleDoes(role),
      })}
    >
      <WelcomeForm
        email={email}
        label={m.customers_join_title()}
        says={m.customers_join()}
        post={async ({ firstName, lastName, loginPassword }) => {
          const typed = { secret: secret ?? '', firstName, lastName, loginPassword }
          const sent = await send('POST /users/joinStaff', typed)
          if (!sent.ok) return sent.problem
          await refreshSession()
          toast(m.customers_join_done())
          navigate('/admin', { replace: true })
        }}
      />
    </DoorPage>
  )
}
