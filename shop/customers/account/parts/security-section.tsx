import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import type { Customer } from '../../customer-fields.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { MailboxState } from './mailbox-state.tsx'
import { OwnData } from './own-data.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { TwoFactorWay } from './two-factor-way.tsx'

type Props = { customer: Customer; onSignedOut: () => void; onErased: () => void }

/** The security of an account: mailbox, password, sessions, and all its stored data. */
export default function SecuritySection({ customer, onSignedOut, onErased }: Props) {
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
