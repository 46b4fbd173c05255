import { m } from '../../messages/m.ts'
import type { Customer } from '../customer-fields.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { FormSection } from './form-section.tsx'
import { MailboxState } from './mailbox-state.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { Unfold } from './unfold.tsx'

type Props = { customer: Customer; onSignedOut: () => void }

/** What keeps an account its owner's own: mailbox, password, where it is signed in. */
export function SecuritySection({ customer, onSignedOut }: Props) {
  return (
    <FormSection title={m.customers_security()} text={m.customers_security_text()}>
      <MailboxState email={customer.email} proven={customer.emailProven} />
      <Unfold title={m.customers_change_email()}>
        <ChangeEmail />
      </Unfold>
      <Unfold title={m.customers_change_password()}>
        <ChangePassword customer={customer} />
      </Unfold>
      <SignOutEverywhere onDone={onSignedOut} />
    </FormSection>
  )
}
