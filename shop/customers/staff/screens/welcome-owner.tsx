import { Store } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { refreshSession, useSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { signInAddress } from '../../../ui/use-call.ts'
import { OwnPasswordForm } from '../../second-factor/parts/own-password-form.tsx'
import { DoorPage } from '../parts/door-page.tsx'
import { WelcomeForm } from '../parts/welcome-form.tsx'
import { useLinkSecret } from '../use-link-secret.ts'
import type { Route } from './+types/welcome-owner'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_owner_title(),
    description: m.customers_owner_description(),
    path: '/welcome-owner',
    hidden: true,
  })

type Typed = { loginPassword: string; firstName?: string; lastName?: string; email?: string }

/**
 * `/welcome-owner?key=`: the link printed by a shop without an owner makes its reader the owner, and leads to the office.
 */
export default function WelcomeOwnerScreen() {
  const secret = useLinkSecret('key')
  const session = useSession()
  const navigate = useNavigate()
  const [dead, setDead] = useState<string>()

  async function become(typed: Typed) {
    const sent = await send('POST /users/becomeOwner', { secret: secret ?? '', ...typed })
    if (!sent.ok) {
      if (/link-dead|owner-exists/.test(sent.problem.type)) setDead(sent.problem.title)
      return sent.problem
    }
    await refreshSession()
    toast(m.customers_owner_done())
    navigate('/admin', { replace: true })
  }
  const problem = secret === '' ? m.customers_owner_link_dead() : dead
  if (problem)
    return (
      <DoorPage icon={Store} title={m.customers_owner_title()}>
        <Problem problem={{ type: 'dead', title: problem }} />
      </DoorPage>
    )
  if (session?.signedIn)
    return (
      <DoorPage
        icon={Store}
        title={m.customers_owner_title()}
        text={m.customers_owner_own_text({ name: session.firstName ?? '' })}
      >
        <OwnPasswordForm
          label={m.customers_owner_title()}
          says={m.customers_owner_become()}
          post={loginPassword => become({ loginPassword })}
        />
      </DoorPage>
    )
  return (
    <DoorPage icon={Store} title={m.customers_owner_title()} text={m.customers_owner_text()}>
      <WelcomeForm label={m.customers_owner_title()} says={m.customers_owner_become()} post={become} />
      <p className="text-muted">
        {m.customers_have_account()}{' '}
        <Link
          to={signInAddress(`/welcome-owner?key=${secret ?? ''}`)}
          ahead={false}
          className="inline-block py-2 font-semibold text-green underline underline-offset-4"
        >
          {m.customers_sign_in()}
        </Link>
      </p>
    </DoorPage>
  )
}
