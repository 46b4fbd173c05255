import { LocateFixed } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { FoundPosition } from '../../forms/parts/found-position.tsx'
import { positionText } from '../../forms/typed-position.ts'
import { addressToFind, useFoundPosition } from '../../forms/use-found-position.ts'
import type { OfSettings } from './settings-form.tsx'

/** The place of the shop: its address, country and position, the name of its branch, and the unit of its distances. */
export function ShopPlace({ form }: OfSettings) {
  const { answer: countries = [] } = useCall('GET /country/findAll', {})
  const { address, branchCountry: country } = form.values
  const name = countries.find(({ isoCode }) => isoCode === country)?.name ?? country
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
        {!countries.some(({ isoCode }) => isoCode === country) && <option value={country}>{country}</option>}
        {countries.map(({ isoCode, name }) => (
          <option key={isoCode} value={isoCode}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.office_settings_branch()}
        hint={m.office_settings_branch_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.branchName}
        {...form.text('branchName')}
      />
      <div className="space-y-3 sm:col-span-2">
        <Button
          look="quiet"
          disabled={finding.asking || !address.trim()}
          onClick={() => void finding.find(addressToFind(address, name))}
        >
          <LocateFixed aria-hidden className="size-4.5 shrink-0" />
          {finding.asking ? m.office_near_finding() : m.office_settings_find_position()}
        </Button>
        <FoundPosition {...finding} />
      </div>
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
    </>
  )
}
