import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

/** The age that the buyers of a product must have. */
export const AgeField = (field: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label={m.office_catalogue_age()}
    hint={m.office_catalogue_age_hint()}
    inputMode="numeric"
    maxLength={4}
    {...field}
  />
)
