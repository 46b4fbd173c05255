import type { ClipboardEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { MOST_LETTERS } from '../../../near/partners/partner.rules.ts'
import { isPosition } from '../../../near/providers/distance.rules.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { FindPosition } from '../../forms/parts/find-position.tsx'
import { typedPosition } from '../../forms/typed-position.ts'
import { useCountries } from '../../forms/use-countries.tsx'
import { addressToFind, useFoundPosition } from '../../forms/use-found-position.ts'
import type { OfPartner } from '../of-partner.ts'

/** The address of a partner, and its position, which can be looked up by the address. */
export function PartnerPosition({ form }: OfPartner) {
  const { address, city, country } = form.values
  const countries = useCountries(country)
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
        {countries.options}
      </SelectField>
      <FindPosition
        finding={finding}
        says={m.office_near_find()}
        address={addressToFind(address, city, countries.name)}
      />
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
