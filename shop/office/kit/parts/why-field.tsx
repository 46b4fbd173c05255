import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

/** The field for the reason why counted cash differs from what is expected. */
export const WhyField = (reason: Omit<Parameters<typeof Field>[0], 'label' | 'hint'>) => (
  <Field wide label={m.office_runs_why()} hint={m.office_runs_why_hint()} maxLength={200} {...reason} />
)
