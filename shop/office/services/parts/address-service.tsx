import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useServiceForm } from '../use-service-form.ts'
import { ServiceForm, type ServiceProps } from './service-form.tsx'

/** The public address of the shop, which this very page may have. */
export function AddressService({ shown, onChange }: ServiceProps) {
  const { address, version, fixed } = shown.address
  const form = useServiceForm(
    { address },
    {
      save: typed => send('POST /services/saveAddress', { version, address: typed.address.trim() }),
      onChange,
    },
  )
  const here = location.origin
  return (
    <ServiceForm
      name="address"
      title={m.office_services_address()}
      text={m.office_services_address_text()}
      says={{ try: m.office_services_address_try(), remove: m.office_services_remove_address() }}
      {...{ form, shown, onChange }}
    >
      <Field
        wide
        type="url"
        label={m.office_services_address()}
        hint={m.office_services_address_hint()}
        autoComplete="off"
        maxLength={200}
        {...form.text('address')}
      />
      {!fixed && form.values.address !== here && (
        <Button
          look="quiet"
          className="justify-self-start sm:col-span-2"
          onClick={() => form.change({ address: here })}
        >
          {m.office_services_address_here()}
        </Button>
      )}
    </ServiceForm>
  )
}
