import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { Customer } from '../../customer-fields.ts'
import { emptyProfile } from '../profile.rules.ts'
import { useProfile } from '../use-profile.ts'
import { AddressSections } from './address-sections.tsx'
import { PersonalSection } from './personal-section.tsx'
import { ReachSection } from './reach-section.tsx'

type Props = {
  /** The customer to edit; undefined for a new account. */
  customer?: Customer
  /** The name of the default country for a new address. */
  country: string
}

/** The customer form (spec section 2): opens an account, or edits the account of the signed-in customer. */
export function ProfileForm({ customer, country }: Props) {
  const profile = useProfile(country, customer)
  const empty = { ...emptyProfile(country), ...(customer ? { email: customer.email } : {}) }
  return (
    <form
      {...profile.form}
      className="space-y-5"
      aria-label={customer ? m.customers_edit_profile() : m.customers_registration()}
    >
      <PersonalSection profile={profile} customer={customer} />
      <ReachSection profile={profile} />
      <AddressSections profile={profile} />
      {profile.problem && <Problem problem={profile.problem} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={profile.sending} className="max-sm:w-full sm:min-w-48">
          {customer ? m.customers_update() : m.customers_save()}
        </SubmitButton>
        <Button look="quiet" className="max-sm:grow" onClick={() => profile.clear(empty)}>
          {m.customers_clear()}
        </Button>
        <ButtonLink look="quiet" className="max-sm:grow" to="/home">
          {m.customers_cancel()}
        </ButtonLink>
      </div>
    </form>
  )
}
