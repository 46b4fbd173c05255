import { Plus, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { MOST_BANDS } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import type { BandDraft } from '../../forms/band-draft.rules.ts'

type Props = {
  bands: readonly BandDraft[]
  /** The minimum number of bands. */
  least: number
  currency: string
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (bands: BandDraft[]) => void
}

/** The bands of the delivery charge, one line each, to edit, remove and add. */
export function BandRows({ bands, least, currency, wrong, onChange }: Props) {
  const put = (at: number, some: Partial<BandDraft>) =>
    onChange(bands.map((band, place) => (place === at ? { ...band, ...some } : band)))
  /** Shows labels above the first line only, as in a table; screen readers get them for each line. */
  const labelled = (place: number, label: string) => (
    <>
      <span className="sr-only">{m.office_settings_band_place({ place })} </span>
      <span className={place > 1 ? 'sr-only' : ''}>{label}</span>
    </>
  )
  return (
    <>
      {bands.length > 0 && (
        <ul className="space-y-2 sm:col-span-2">
          {bands.map((band, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what its line is
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 has-aria-invalid:items-start"
            >
              <Field
                inputMode="decimal"
                label={labelled(at + 1, m.office_settings_band_from({ currency }))}
                value={band.from}
                maxLength={12}
                error={wrong[`shippingBands.${at}.from`]}
                onChange={event => put(at, { from: event.target.value })}
              />
              <Field
                inputMode="decimal"
                label={labelled(at + 1, m.office_settings_band_fee({ currency }))}
                value={band.fee}
                maxLength={12}
                error={wrong[`shippingBands.${at}.fee`]}
                onChange={event => put(at, { fee: event.target.value })}
              />
              <Button
                look="bare"
                className={`px-3 ${at === 0 ? 'mt-6' : 'mt-1'}`}
                disabled={bands.length <= least}
                aria-label={m.office_settings_band_remove({ place: at + 1 })}
                onClick={() => onChange(bands.filter((_, place) => place !== at))}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bands.length < MOST_BANDS && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => onChange([...bands, { from: bands.length ? '' : '0', fee: '' }])}
        >
          <Plus aria-hidden className="size-5" />
          {m.office_settings_band_add()}
        </Button>
      )}
    </>
  )
}
