import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfSettings } from './settings-form.tsx'

/** The reduction of prices in the last days of lots. */
export const ShortDatedSection = ({ form }: OfSettings) => (
  <FormSection title={m.office_settings_short()} text={m.office_settings_short_text()}>
    <Field
      label={m.office_settings_short_days()}
      hint={m.office_settings_short_days_hint()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      {...form.text('shortDatedDays')}
    />
    <Field
      label={m.office_settings_short_percent()}
      hint={m.office_settings_short_percent_hint()}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      {...form.text('shortDatedBp')}
    />
  </FormSection>
)
