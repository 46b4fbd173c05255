import { lazy, Suspense, useEffect } from 'react'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { Customer } from '../../customer-fields.ts'
import { emptyProfile } from '../profile.rules.ts'
import { useProfile } from '../use-profile.ts'
import { PersonalSection } from './personal-section.tsx'
import { ReachSection } from './reach-section.tsx'
import { StepHeading } from './step-heading.tsx'

/** Loaded while the first step is filled in. */
const loadAddresses = () => import('./address-sections.tsx')
const AddressSections = lazy(loadAddresses)

type Props = {
  /** The customer to edit; undefined for a new account. */
  customer?: Customer
  /** The name of the default country for a new address. */
  country: string
}

/**
 * The customer form (spec section 2): opens an account in two steps, or edits the account of the signed-in customer on one
 * page.
 */
export function ProfileForm({ customer, country }: Props) {
  const profile = useProfile(country, customer)
  const { at, last, go } = profile.steps
  const isRegistering = !customer
  useEffect(() => {
    void loadAddresses()
  }, [])
  const empty = { ...emptyProfile(country), ...(customer ? { email: customer.email } : {}) }
  return (
    <form
      {...profile.form}
      className="space-y-5"
      aria-label={customer ? m.customers_edit_profile() : m.customers_registration()}
    >
      {isRegistering && <StepHeading at={at} form={profile.form.ref} />}
      {(customer || at === 0) && (
        <>
          <PersonalSection profile={profile} customer={customer} />
          <ReachSection profile={profile} />
        </>
      )}
      {(customer || at === last) && (
        <Suspense>
          <AddressSections profile={profile} />
        </Suspense>
      )}
      {profile.problem && <Problem problem={profile.problem} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={profile.sending} className="max-sm:w-full sm:min-w-48">
          {customer ? m.customers_update() : at < last ? m.customers_continue() : m.customers_save()}
        </SubmitButton>
        {isRegistering && at > 0 && (
          <Button look="quiet" className="max-sm:grow" onClick={() => go(0)}>
            {m.customers_back()}
          </Button>
        )}
        <Button
          look="quiet"
          className="max-sm:grow"
          onClick={() => {
            profile.clear(empty)
            if (isRegistering && at > 0) go(0)
          }}
        >
          {m.customers_clear()}
        </Button>
        <ButtonLink look="quiet" className="max-sm:grow" to="/home">
          {m.customers_cancel()}
        </ButtonLink>
      </div>
    </form>
  )
}
