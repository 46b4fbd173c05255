import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { Customer } from '../../customer-fields.ts'
import { NameFields } from '../../sign-in/parts/name-fields.tsx'
import { NewPasswordField } from '../../sign-in/parts/new-password-field.tsx'
import type { ProfileForm } from '../use-profile.ts'

type Props = { profile: ProfileForm; customer: Customer | undefined }

/** Name, e-mail, password for a new account, phone, profession; business and sales representative. */
export function PersonalSection({ profile: { text, tick, values }, customer }: Props) {
  return (
    <FormSection title={m.customers_personal()} text={m.customers_personal_text()}>
      <NameFields field={text} />
      <Field
        wide
        label={m.customers_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={customer !== undefined}
        hint={customer && m.customers_email_change_below()}
        {...text('email')}
      />
      {!customer && (
        <NewPasswordField
          wide
          label={m.customers_login_password()}
          own={[values.email, values.firstName, values.lastName]}
          {...text('loginPassword')}
        />
      )}
      <Field label={m.customers_phone()} type="tel" autoComplete="tel" maxLength={40} {...text('phone1')} />
      <Field
        label={m.customers_profession()}
        autoComplete="organization-title"
        placeholder={m.customers_optional()}
        maxLength={60}
        {...text('profession')}
      />
      <div className="sm:col-span-2">
        <CheckField label={m.customers_business()} {...tick('businessFlag')} />
        {customer?.representative ? (
          <p className="py-2 font-medium text-green">{m.customers_is_representative()}</p>
        ) : (
          <CheckField
            label={m.customers_sales_rep()}
            hint={customer?.salesRep ? m.customers_sales_rep_asked() : m.customers_sales_rep_hint()}
            {...tick('salesRep')}
          />
        )}
      </div>
    </FormSection>
  )
}
