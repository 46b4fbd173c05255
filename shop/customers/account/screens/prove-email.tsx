import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useLocation } from '../../../ui/router.ts'
import { refreshSession, useSession } from '../../../ui/session.ts'
import { isSignedOut, signInAddress } from '../../../ui/use-call.ts'
import { TwoSides } from '../../sign-in/parts/two-sides.tsx'
import type { Route } from './+types/prove-email'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_prove_title(),
    description: m.customers_prove_description(),
    path: '/prove-email',
    hidden: true,
  })

/** `/prove-email?secret=`: uses the mailed link only when a button is pressed, because mail scanners open links too. */
export default function ProveEmailScreen() {
  const secret = useSearchParams()[0].get('secret') ?? ''
  const { pathname, search } = useLocation()
  const session = useSession()
  const [proven, setProven] = useState('')
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)

  async function confirm() {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const sent = await send('POST /users/proveEmail', { secret })
    setSending(false)
    if (sent.ok) setProven(sent.answer.email)
    else if (isSignedOut(sent.problem)) await refreshSession()
    else setProblem(sent.problem)
  }
  const dead = !secret || problem?.type === '/problems/link-dead'
  return (
    <TwoSides brief>
      <h1 className="text-3xl md:text-4xl">{m.customers_prove_title()}</h1>
      <div role="status">
        {proven && (
          <div className="mt-6 grid justify-items-start gap-4">
            <MailCheck aria-hidden className="size-10 text-green" />
            <p className="text-lg wrap-anywhere">{m.customers_prove_done({ email: proven })}</p>
            <p className="text-muted">{m.customers_prove_done_text()}</p>
            <ButtonLink look="main" to="/dashboard">
              {m.customers_to_dashboard()}
            </ButtonLink>
          </div>
        )}
      </div>
      {!proven && (
        <div className="mt-3 grid gap-4">
          {dead ? (
            <>
              <Problem problem={{ type: 'dead', title: m.customers_link_dead() }} />
              <ButtonLink look="main" to="/customer?source=EDIT">
                {m.customers_prove_again()}
              </ButtonLink>
            </>
          ) : session?.signedIn !== false ? (
            <form
              className="grid gap-4"
              onSubmit={event => {
                event.preventDefault()
                void confirm()
              }}
            >
              <p className="mb-2 text-muted">{m.customers_prove_text()}</p>
              {problem && <Problem problem={problem} />}
              <SubmitButton sending={sending}>{m.customers_prove()}</SubmitButton>
            </form>
          ) : (
            <>
              <p className="mb-2 text-muted">{m.customers_prove_sign_in()}</p>
              <ButtonLink look="main" to={signInAddress(pathname + search)} ahead={false}>
                {m.customers_sign_in()}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </TwoSides>
  )
}
