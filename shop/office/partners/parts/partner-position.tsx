import { LocateFixed } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { MOST_LETTERS } from '../../../near/partners/partner.rules.ts'
import { isPosition } from '../../../near/providers/distance.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { FoundPosition } from '../../forms/parts/found-position.tsx'
import { typedPosition } from '../../forms/typed-position.ts'
import { addressToFind, useFoundPosition } from '../../forms/use-found-position.ts'
import type { OfPartner } from '../of-partner.ts'

/** The address of a partner, and its position, which can be looked up by the address. */
export function PartnerPosition({ form }: OfPartner) {
  const { answer: countries = [] } = useCall('GET /country/findAll', {})
  const { address, city, country } = form.values
  const name = countries.find(({ isoCode }) => isoCode === country)?.name ?? country
  const finding = useFoundPosition(form, {
    of: ({ latitude, longitude }) => ({ latitude, longitude }),
    from: ({ latitude, longitude }) => ({ latitude: String(latitude), longitude: String(longitude) }),
  })
  const paste = (event: ClipboardEvent) => {
    const position = typedPosition(event.clipboardData.getData('text'))
    if (!isPosition(position)) return
    event.preventDefault()
    form.change({ latitude: String(position.latitude), longitude: String(position.longitude) })
  }
  return (
    <FormSection title={m.office_near_where()} text={m.office_near_where_text()}>
      <Field
        wide
        label={m.office_near_address()}
        hint={m.office_near_address_hint()}
        maxLength={MOST_LETTERS.address}
        autoComplete="off"
        {...form.text('address')}
      />
      <Field
        label={m.office_near_town()}
        maxLength={MOST_LETTERS.city}
        autoComplete="off"
        {...form.text('city')}
      />
      <SelectField label={m.office_near_country()} {...form.text('country')}>
        {!countries.some(({ isoCode }) => isoCode === country) && <option value={country}>{country}</option>}
        {countries.map(({ isoCode, name }) => (
          <option key={isoCode} value={isoCode}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="space-y-3 sm:col-span-2">
        <Button
          look="quiet"
          disabled={finding.asking}
          onClick={() => void finding.find(addressToFind(address, city, name))}
        >
          <LocateFixed aria-hidden className="size-4.5 shrink-0" />
          {finding.asking ? m.office_near_finding() : m.office_near_find()}
        </Button>
        <FoundPosition {...finding} />
      </div>
      <Field
        label={m.office_near_latitude()}
        hint={m.office_near_position_hint()}
        inputMode="decimal"
        maxLength={24}
        onPaste={paste}
        {...form.text('latitude')}
      />
      <Field
        label={m.office_near_longitude()}
        inputMode="decimal"
        maxLength={24}
        onPaste={paste}
        {...form.text('longitude')}
      />
    </FormSection>
  )
}
