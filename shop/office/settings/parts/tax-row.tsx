import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { useDependentPlaces } from '../../../places/use-places.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { TaxDraft } from '../tax-draft.rules.ts'

type Props = {
  tax: TaxDraft
  place: number
  handle: ReactNode
  wrong: (field: string) => string | undefined
  onChange: (some: Partial<TaxDraft>) => void
  onRemove: () => void
}

/** A tax in its list: its name and rate, and the state where it applies. */
export function TaxRow({ tax, place, handle, wrong, onChange, onRemove }: Props) {
  const { countryCode, stateCode } = tax
  const { countries } = useDependentPlaces('', '')
  const country = countries.find(({ code }) => code === countryCode)
  const { states } = useDependentPlaces(country?.name ?? '', '')
  const isListed = stateCode === '' || states.some(({ code }) => code === stateCode)
  const labelled = (label: string) => (
    <>
      <span className="sr-only">{m.office_settings_tax_place({ place })} </span>
      {label}
    </>
  )
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-4">
      <div className="sm:pt-7">{handle}</div>
      <div className="grid gap-3 max-sm:order-last max-sm:col-span-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_1.5fr]">
        <Field
          label={labelled(m.office_settings_tax_name())}
          maxLength={MOST_CHARACTERS.taxName}
          value={tax.taxName}
          error={wrong('taxName')}
          hint={place === 1 ? m.office_settings_tax_first() : undefined}
          onChange={event => onChange({ taxName: event.target.value })}
        />
        <Field
          inputMode="decimal"
          label={labelled(m.office_settings_tax_rate())}
          maxLength={6}
          value={tax.tax}
          error={wrong('tax')}
          onChange={event => onChange({ tax: event.target.value })}
        />
        <SelectField
          label={labelled(m.office_settings_tax_country())}
          value={countryCode}
          onChange={event => onChange({ countryCode: event.target.value, stateCode: '' })}
        >
          <option value="">
            {stateCode ? m.office_settings_tax_any_country() : m.office_settings_tax_anywhere()}
          </option>
          {countryCode && !country && <option>{countryCode}</option>}
          {countries.map(({ id, code, name }) => (
            <option key={id} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {(countryCode || stateCode) && (
          <SelectField
            label={labelled(m.office_settings_tax_state())}
            value={stateCode}
            error={wrong('stateCode')}
            onChange={event => onChange({ stateCode: event.target.value })}
          >
            <option value="">{m.office_settings_tax_choose_state()}</option>
            {!isListed && <option>{stateCode}</option>}
            {states.map(({ id, code, name }) => (
              <option key={id} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button
        look="bare"
        className="px-3 max-sm:col-start-3 sm:mt-6"
        aria-label={m.office_remove_named({ name: tax.taxName || m.office_settings_tax_place({ place }) })}
        onClick={onRemove}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  )
}
