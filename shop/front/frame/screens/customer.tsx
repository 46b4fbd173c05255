import { lazy, Suspense, useEffect } from 'react'
import { forgetShopper } from '../../../cart/sign-out.ts'
import { OwnPicture } from '../../../customers/account/parts/own-picture.tsx'
import { ProfileForm } from '../../../customers/account/parts/profile-form.tsx'
import { countryName } from '../../../lib/country-name.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { AccountNav } from '../../../orders/own/parts/account-nav.tsx'
import { pageMeta } from '../../../settings/page-meta.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocation, useNavigate, useShop } from '../../../ui/router.ts'
import { useSession } from '../../../ui/session.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { Route } from './+types/customer'

/** Loaded while the form of the profile is shown. */
const SecuritySection = lazy(() => import('../../../customers/account/parts/security-section.tsx'))

const isEdit = (search: string) => new URLSearchParams(search).get('source') === 'EDIT'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ location, matches }) => {
  const edits = isEdit(location.search)
  return pageMeta(matches, {
    title: edits ? m.customers_edit_profile() : m.customers_registration(),
    description: m.customers_registration_description(),
    path: `/customer?source=${edits ? 'EDIT' : 'REGISTER'}`,
    hidden: true,
  })
}

/** `/customer?source=`: REGISTER opens an account, EDIT changes one's own; without either, whichever fits the session. */
export default function CustomerScreen() {
  const { search } = useLocation()
  const named = useSearchParams()[0].has('source')
  const signedIn = useSession()?.signedIn === true
  const navigate = useNavigate()
  useEffect(() => {
    if (!named && signedIn) navigate('/customer?source=EDIT', { replace: true })
  }, [named, signedIn, navigate])
  const country = countryName(useShop()?.settings.defaultCountry ?? 'US')
  return isEdit(search) ? <EditProfile country={country} /> : <Registration country={country} />
}

function Heading({ title }: { title: string }) {
  return (
    <>
      <p className="font-medium text-muted">{m.customers_customer()}</p>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
    </>
  )
}

function Registration({ country }: { country: string }) {
  const session = useSession()
  const link = 'inline-block py-2 font-semibold text-green underline underline-offset-4'
  return (
    <div className="page max-w-5xl space-y-6 py-8 md:py-12">
      <div>
        <Heading title={m.customers_registration()} />
        <p className="mt-2 text-muted">{m.customers_registration_text()}</p>
        {session?.signedIn ? (
          <p className="mt-3 rounded-small bg-saffron-soft px-4 py-2">
            {m.customers_already({ name: session.firstName ?? '' })}{' '}
            <Link to="/customer?source=EDIT" className={link}>
              {m.customers_edit_instead()}
            </Link>
          </p>
        ) : (
          <p>
            {m.customers_have_account()}{' '}
            <Link to="/login" className={link}>
              {m.customers_sign_in()}
            </Link>
          </p>
        )}
      </div>
      <ProfileForm country={country} />
    </div>
  )
}

function EditProfile({ country }: { country: string }) {
  const navigate = useNavigate()
  const { answer, problem, retry } = useCall('GET /customer/profile', {})
  const left = async (says: string) => {
    await forgetShopper()
    toast(says)
    navigate('/')
  }
  return (
    <div className="page py-8 md:py-12">
      <div className="mb-6">
        <Heading title={m.customers_edit_profile()} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <AccountNav at="profile" open />
        {answer ? (
          <div className="space-y-5">
            <OwnPicture key={`picture ${answer.custId}`} customer={answer} />
            <ProfileForm key={answer.custId} customer={answer} country={country} />
            <Suspense fallback={<Spinner className="py-16" />}>
              <SecuritySection
                customer={answer}
                onSignedOut={() => left(m.customers_signed_out_everywhere())}
                onErased={() => left(m.customers_erased())}
              />
            </Suspense>
          </div>
        ) : (
          <Answer problem={problem} onRetry={retry} lines={8} label={m.customers_profile_loading()} />
        )}
      </div>
    </div>
  )
}
