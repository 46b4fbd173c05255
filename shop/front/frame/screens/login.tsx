import { useState } from 'react'
import { QuickRegister } from '../../../customers/account/parts/quick-register.tsx'
import { wayBack } from '../../../customers/second-factor/way-back.rules.ts'
import { SignInForm } from '../../../customers/sign-in/parts/sign-in-form.tsx'
import { TwoSides } from '../../../customers/sign-in/parts/two-sides.tsx'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { useSession } from '../../../ui/session.ts'
import { AlreadySignedIn } from '../parts/already-signed-in.tsx'
import type { Route } from './+types/login'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_sign_in(),
    description: m.customers_sign_in_description(),
    path: '/login',
    hidden: true,
  })

/** `/login`: sign in, or open an account on the same page; then on to the address in `next`, or home. */
export default function LoginScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const [registering, setRegistering] = useState(false)
  const [cameSignedIn, setCameSignedIn] = useState<boolean>()
  if (session && cameSignedIn === undefined) setCameSignedIn(session.signedIn)
  const already = session?.signedIn && cameSignedIn
  const goOn = () => navigate(wayBack(query.get('next')), { replace: true })
  return (
    <TwoSides>
      <h1 className="text-3xl md:text-4xl">
        {registering ? m.customers_register() : m.customers_sign_in_title()}
      </h1>
      {query.get('ended') && !session?.signedIn && (
        <p role="status" className="mt-5 rounded-small bg-saffron-soft px-4 py-3 font-medium">
          {m.customers_session_ended()}
        </p>
      )}
      <div className="mt-6">
        {already ? (
          <AlreadySignedIn name={session.firstName ?? ''} />
        ) : registering ? (
          <QuickRegister onDone={goOn} onClose={() => setRegistering(false)} />
        ) : (
          <SignInForm onDone={goOn} />
        )}
      </div>
      {!registering && !already && (
        <div className="mt-8 border-t border-line pt-6">
          <h2 className="text-xl">{m.customers_new_here()}</h2>
          <p className="mt-1 text-sm text-muted">{m.customers_register_text()}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink look="quiet" to="/customer?source=REGISTER" className="max-sm:grow">
              {m.customers_register()}
            </ButtonLink>
            <Button look="quiet" className="max-sm:grow" onClick={() => setRegistering(true)}>
              {m.customers_register_quick()}
            </Button>
          </div>
        </div>
      )}
    </TwoSides>
  )
}
