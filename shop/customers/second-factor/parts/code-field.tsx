import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** True if a recovery code is not accepted. */
  ofApp?: boolean
}

/** A field for a code of an app, or for a recovery code. */
export function CodeField({ ofApp = false, ...rest }: Props) {
  return (
    <Field
      label={m.customers_code()}
      hint={ofApp ? m.customers_code_app_hint() : m.customers_code_hint()}
      autoComplete="one-time-code"
      inputMode={ofApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={60}
      {...rest}
    />
  )
}
