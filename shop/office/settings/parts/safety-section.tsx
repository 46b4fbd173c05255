import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfSettings } from './settings-form.tsx'

type Props = OfSettings & { factorRequired: boolean }

/** The session timeout, the months that messages and changes stay, and whether staff need a second factor; an owner decides that on the staff screen. */
export function SafetySection({ form, factorRequired }: Props) {
  return (
    <>
      <FormSection title={m.office_settings_sessions()} text={m.office_settings_sessions_text()}>
        <Field
          inputMode="numeric"
          label={m.office_settings_minutes()}
          hint={m.office_settings_minutes_hint()}
          maxLength={5}
          {...form.text('sessionMinutes')}
        />
      </FormSection>
      <FormSection title={m.office_settings_months_title()} text={m.office_settings_months_text()}>
        <Field
          inputMode="numeric"
          label={m.office_settings_messages_months()}
          hint={m.office_settings_months_hint()}
          maxLength={3}
          {...form.text('messagesMonths')}
        />
        <Field
          inputMode="numeric"
          label={m.office_settings_changes_months()}
          hint={m.office_settings_months_hint()}
          maxLength={3}
          {...form.text('changesMonths')}
        />
      </FormSection>
      <FormSection title={m.office_settings_factor()} text={m.office_settings_factor_where()}>
        <p className="sm:col-span-2">
          {factorRequired ? m.office_settings_factor_on() : m.office_settings_factor_off()}
        </p>
      </FormSection>
    </>
  )
}
