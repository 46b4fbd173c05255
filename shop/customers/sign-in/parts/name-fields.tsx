import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

type Props = { field: (name: 'firstName' | 'lastName') => Omit<ComponentProps<typeof Field>, 'label'> }

/** First and last name; `field` connects them to their form. */
export function NameFields({ field }: Props) {
  return (
    <>
      <Field
        label={m.customers_first_name()}
        autoComplete="given-name"
        maxLength={100}
        {...field('firstName')}
      />
      <Field
        label={m.customers_last_name()}
        autoComplete="family-name"
        maxLength={100}
        {...field('lastName')}
      />
    </>
  )
}
