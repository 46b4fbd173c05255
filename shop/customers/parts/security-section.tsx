import { m } from '../../messages/m.ts'
import type { Customer } from '../customer-fields.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { FormSection } from './form-section.tsx'
import { MailboxState } from './mailbox-state.tsx'
import { OwnData } from './own-data.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { TwoFactorWay } from './two-factor-way.tsx'
import { Unfold } from './unfold.tsx'

type Props = { customer: Customer; onSignedOut: () => void; onErased: () => void }

/** What keeps an account its owner's own: mailbox, password, where it is signed in, and all that is kept of it. */
export function SecuritySection({ customer, onSignedOut, onErased }: Props) {
  return (
    <FormSection title={m.customers_security()} text={m.customers_security_text()}>
      <MailboxState email={customer.email} proven={customer.emailProven} />
      <Unfold title={m.customers_change_email()}>
        <ChangeEmail />
      </Unfold>
      <Unfold title={m.customers_change_password()}>
        <ChangePassword customer={customer} />
      </Unfold>
      <TwoFactorWay />
      <SignOutEverywhere onDone={onSignedOut} />
      <OwnData onErased={onErased} />
    </FormSection>
  )
}
