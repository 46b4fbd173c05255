import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Link } from '../../../ui/link.tsx'
import type { SettingsDraft } from '../settings-draft.rules.ts'
import type { OfSettings } from './settings-form.tsx'
import { ShopPlace } from './shop-place.tsx'

/** The props that bind a text field to its form. */
export const textOf = ({ form }: OfSettings, name: keyof SettingsDraft & keyof typeof MOST_CHARACTERS) => ({
  ...form.text(name),
  maxLength: MOST_CHARACTERS[name],
})

/** Name and tagline. */
export function ShopSection(of: OfSettings) {
  return (
    <FormSection title={m.office_settings_name()} text={m.office_settings_name_text()}>
      <Field wide label={m.office_shop_name()} autoComplete="off" {...textOf(of, 'shopName')} />
      <Field wide label={m.office_tagline()} hint={m.office_tagline_hint()} {...textOf(of, 'tagline')} />
    </FormSection>
  )
}

/** Address, phones, mailboxes. */
export function ReachSection(of: OfSettings) {
  return (
    <FormSection title={m.office_reach()} text={m.office_reach_text()}>
      <ShopPlace {...of} />
      <CheckField
        label={m.office_settings_others()}
        hint={m.office_settings_others_hint()}
        checked={of.form.values.otherPlaces}
        onChange={({ target }) => of.form.change({ otherPlaces: target.checked })}
      />
      <Field type="tel" label={m.office_phone()} autoComplete="off" {...textOf(of, 'phone')} />
      <Field type="tel" label={m.office_second_phone()} autoComplete="off" {...textOf(of, 'phone2')} />
      <Field
        wide
        type="tel"
        label={m.office_payments_whatsapp()}
        hint={m.office_payments_whatsapp_hint()}
        autoComplete="off"
        {...textOf(of, 'whatsAppNumber')}
      />
      <Field type="email" label={m.office_email()} autoComplete="off" {...textOf(of, 'email')} />
      <Field
        type="email"
        label={m.office_support_email()}
        autoComplete="off"
        {...textOf(of, 'supportEmail')}
      />
    </FormSection>
  )
}

/** The opening hours as text, and the time zone. */
export function PrintedHoursSection(of: OfSettings) {
  const zones = Intl.supportedValuesOf('timeZone')
  const chosen = of.form.values.timeZone
  return (
    <FormSection title={m.office_settings_printed()} text={m.office_settings_printed_text()}>
      <Field
        wide
        label={m.office_opening_hours()}
        hint={m.office_settings_opening_hint()}
        {...textOf(of, 'openingHours')}
      />
      <Field wide label={m.office_prayer_break()} {...textOf(of, 'prayerBreak')} />
      <SelectField wide label={m.office_settings_time_zone()} {...of.form.text('timeZone')}>
        {(zones.includes(chosen) ? zones : [chosen, ...zones]).map(zone => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
    </FormSection>
  )
}

/** The delivery area, in words. */
export function CoverageSection(of: OfSettings) {
  return (
    <FormSection title={m.office_settings_coverage()} text={m.office_settings_coverage_text()}>
      <TextField wide rows={2} label={m.office_coverage()} {...textOf(of, 'coverageZone')} />
    </FormSection>
  )
}

/** Links to the choice of home page and header. */
export function LooksSection() {
  return (
    <FormSection title={m.office_looks()} text={m.office_settings_home_where()}>
      <Link to="/admin/home" className="font-semibold text-green underline underline-offset-4 sm:col-span-2">
        {m.office_looks()}
      </Link>
    </FormSection>
  )
}
