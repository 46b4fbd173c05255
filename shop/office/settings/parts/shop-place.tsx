import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FindPosition } from '../../forms/parts/find-position.tsx'
import { positionText } from '../../forms/typed-position.ts'
import { useCountries } from '../../forms/use-countries.tsx'
import { addressToFind, useFoundPosition } from '../../forms/use-found-position.ts'
import type { OfSettings } from './settings-form.tsx'

/** The place of the shop: its address, country and position, the name of its branch, and the unit of its distances. */
export function ShopPlace({ form }: OfSettings) {
  const { address, branchCountry: country } = form.values
  const countries = useCountries(country)
  const finding = useFoundPosition(form, {
    of: ({ position }) => ({ position }),
    from: at => ({ position: positionText(at) }),
  })
  return (
    <>
      <Field
        wide
        label={m.office_address()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.address}
        {...form.text('address')}
      />
      <SelectField label={m.office_settings_branch_country()} {...form.text('branchCountry')}>
        {countries.options}
      </SelectField>
      <Field
        label={m.office_settings_branch()}
        hint={m.office_settings_branch_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.branchName}
        {...form.text('branchName')}
      />
      <FindPosition
        finding={finding}
        says={m.office_settings_find_position()}
        address={address.trim() && addressToFind(address, countries.name)}
      />
      <Field
        label={m.office_settings_position()}
        hint={m.office_settings_position_hint()}
        autoComplete="off"
        maxLength={60}
        {...form.text('position')}
      />
      <SelectField
        label={m.office_settings_unit()}
        hint={m.office_settings_unit_hint()}
        {...form.text('distanceUnit')}
      >
        <option value="km">{m.office_settings_unit_km()}</option>
        <option value="miles">{m.office_settings_unit_miles()}</option>
      </SelectField>
      <SelectField
        label={m.office_settings_measures()}
        hint={m.office_settings_measures_hint()}
        {...form.text('measures')}
      >
        <option value="METRIC">{m.office_settings_measures_metric()}</option>
        <option value="IMPERIAL">{m.office_settings_measures_imperial()}</option>
        <option value="BOTH">{m.office_settings_measures_both()}</option>
      </SelectField>
      <Field
        label={m.office_settings_tolerance()}
        hint={m.office_settings_tolerance_hint()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        {...form.text('tolerance')}
      />
    </>
  )
}
