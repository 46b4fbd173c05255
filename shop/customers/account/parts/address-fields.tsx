import { useId } from 'react'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { useDependentPlaces } from '../../../places/use-places.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { AddressValues } from '../../address.rules.ts'

type Props = {
  values: AddressValues
  wrong: WrongFields
  /** The prefix of the field names, in errors and in autofill: `billing.` or nothing. */
  prefix?: string
  purpose: 'shipping' | 'billing'
  onChange: (change: Partial<AddressValues>) => void
}

/** Address, country, state, city and postal code; each list depends on the choice before it. */
export function AddressFields({ values, wrong, prefix = '', purpose, onChange }: Props) {
  const { countries, states, cities } = useDependentPlaces(values.country, values.stateProvince)
  const cityList = useId()
  const error = (field: keyof AddressValues) => wrong[`${prefix}${field}`]
  return (
    <>
      <Field
        wide
        label={m.customers_address()}
        value={values.address}
        error={error('address')}
        autoComplete={`${purpose} street-address`}
        maxLength={200}
        onChange={event => onChange({ address: event.target.value })}
      />
      <SelectField
        label={m.customers_country()}
        value={values.country}
        error={error('country')}
        autoComplete={`${purpose} country-name`}
        onChange={event => onChange({ country: event.target.value, stateProvince: '', city: '' })}
      >
        <option value="">{m.customers_choose()}</option>
        {countries.map(place => (
          <option key={place.id}>{place.name}</option>
        ))}
      </SelectField>
      <SelectField
        label={m.customers_state()}
        value={values.stateProvince}
        error={error('stateProvince')}
        disabled={states.length === 0}
        autoComplete={`${purpose} address-level1`}
        onChange={event => onChange({ stateProvince: event.target.value, city: '' })}
      >
        <option value="">{m.customers_choose()}</option>
        {states.map(place => (
          <option key={place.id}>{place.name}</option>
        ))}
      </SelectField>
      <Field
        label={m.customers_city()}
        value={values.city}
        error={error('city')}
        list={cityList}
        autoComplete={`${purpose} address-level2`}
        maxLength={100}
        onChange={event => onChange({ city: event.target.value })}
      />
      <datalist id={cityList}>
        {cities.map(place => (
          <option key={place.id} value={place.name} />
        ))}
      </datalist>
      <Field
        label={m.customers_postal_code()}
        value={values.postalCode}
        error={error('postalCode')}
        autoComplete={`${purpose} postal-code`}
        maxLength={20}
        onChange={event => onChange({ postalCode: event.target.value })}
      />
    </>
  )
}
