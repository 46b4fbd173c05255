import { m } from '../../../messages/m.ts'
import { asrShadows, MOST_OFFSET, prayerMethods, prayers } from '../../../settings/choices.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Link } from '../../../ui/link.tsx'
import { asrShadowNames, prayerMethodNames, prayerNames } from '../prayer-words.ts'
import type { OfSettings } from './settings-form.tsx'

/** `isPlaced`: the position of the branch is known, which the main one has from the shop. */
type Props = OfSettings & { isMain: boolean; isPlaced: boolean }

/** The rules by which prayer times are computed, and the minutes by which each is moved. */
export function PrayerSection({ form, isMain, isPlaced }: Props) {
  const { prayerOffsets } = form.values
  return (
    <FormSection title={m.office_settings_prayers()} text={m.office_settings_prayers_text()}>
      {!isPlaced && (
        <p className="rounded-small bg-saffron-soft px-4 py-3 text-sm sm:col-span-2">
          {m.office_settings_prayers_unplaced()}{' '}
          <Link
            to={isMain ? '/admin/settings' : '/admin/settings/branches'}
            className="font-semibold underline underline-offset-4"
          >
            {m.office_settings_prayers_place()}
          </Link>
        </p>
      )}
      <SelectField wide label={m.office_settings_method()} {...form.text('prayerMethod')}>
        {prayerMethods.map(method => (
          <option key={method} value={method}>
            {prayerMethodNames[method]()}
          </option>
        ))}
      </SelectField>
      <SelectField wide label={m.office_settings_shadow()} {...form.text('asrShadow')}>
        {asrShadows.map(shadow => (
          <option key={shadow} value={shadow}>
            {asrShadowNames[shadow]()}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid grid-cols-2 gap-3 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-1 font-semibold">{m.office_settings_offsets()}</legend>
        <p className="col-span-full text-sm text-muted">
          {m.office_settings_offsets_hint({ most: MOST_OFFSET })}
        </p>
        {prayers.map(prayer => (
          <Field
            key={prayer}
            label={prayerNames[prayer]()}
            value={prayerOffsets[prayer]}
            autoComplete="off"
            maxLength={4}
            error={form.wrong[`prayerOffsets.${prayer}`]}
            onChange={({ target }) =>
              form.change({ prayerOffsets: { ...prayerOffsets, [prayer]: target.value } })
            }
          />
        ))}
      </fieldset>
    </FormSection>
  )
}
