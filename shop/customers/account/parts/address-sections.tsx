import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { noAddress } from '../../address.rules.ts'
import type { ProfileForm } from '../use-profile.ts'
import { AddressFields } from './address-fields.tsx'

/** Shipping and billing address, which are the same by default. */
export default function AddressSections({
  profile: { tick, values, wrong, change },
}: {
  profile: ProfileForm
}) {
  const { shipping, billing } = values
  const chooseSame = (sameAddress: boolean) =>
    // Most billing addresses are in the same country.
    change({
      sameAddress,
      ...(billing.address ? {} : { billing: { ...noAddress, country: shipping.country } }),
    })
  return (
    <>
      <FormSection title={m.customers_shipping_address()} text={m.customers_shipping_text()}>
        <AddressFields
          purpose="shipping"
          values={shipping}
          wrong={wrong}
          onChange={some => change({ shipping: { ...shipping, ...some } })}
        />
      </FormSection>
      <FormSection title={m.customers_billing_address()} text={m.customers_billing_text()}>
        <CheckField
          label={m.customers_same_address()}
          {...tick('sameAddress')}
          onChange={event => chooseSame(event.target.checked)}
        />
        {!values.sameAddress && (
          <AddressFields
            purpose="billing"
            prefix="billing."
            values={billing}
            wrong={wrong}
            onChange={some => change({ billing: { ...billing, ...some } })}
          />
        )}
      </FormSection>
    </>
  )
}
