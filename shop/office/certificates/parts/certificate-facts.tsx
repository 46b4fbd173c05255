import { LONGEST_AUTHORITY, LONGEST_NUMBER } from '../../../certificates/certificate-limits.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import { type CertificateDraft, isAboutSlaughter } from '../certificate-draft.rules.ts'
import { kindChoices, methodChoices, stunningChoices } from '../certificate-states.ts'

const options = (choices: readonly (readonly [value: string, says: string])[]) =>
  choices.map(([value, says]) => (
    <option key={value} value={value}>
      {says}
    </option>
  ))

/** The fields of a certificate that its document says. */
export function CertificateFacts({ form }: { form: EditFormOf<CertificateDraft>['form'] }) {
  return (
    <FormSection title={m.office_certificates_facts()} text={m.office_certificates_facts_text()}>
      <SelectField label={m.office_certificates_kind()} {...form.text('kind')}>
        {options(kindChoices())}
      </SelectField>
      <Field
        label={m.office_certificates_authority()}
        maxLength={LONGEST_AUTHORITY}
        autoComplete="off"
        {...form.text('authority')}
      />
      <Field
        label={m.office_certificates_number()}
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        wide
        {...form.text('number')}
      />
      <Field type="date" label={m.office_certificates_issued()} {...form.text('issuedOn')} />
      <Field type="date" label={m.office_certificates_expires()} {...form.text('expiresOn')} />
      {isAboutSlaughter(form.values.kind) && (
        <>
          <SelectField label={m.office_certificates_method()} {...form.text('slaughter')}>
            <option value="">{m.office_certificates_not_said()}</option>
            {options(methodChoices())}
          </SelectField>
          <SelectField label={m.office_certificates_stunning()} {...form.text('stunning')}>
            <option value="">{m.office_certificates_not_said()}</option>
            {options(stunningChoices())}
          </SelectField>
        </>
      )}
    </FormSection>
  )
}
