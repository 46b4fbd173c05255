import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

/** A password field that can show its text. */
export function PasswordField({ wide, ...rest }: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={`relative ${wide ? 'sm:col-span-2' : ''}`}>
      <Field
        type={shown ? 'text' : 'password'}
        maxLength={1000}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12"
        {...rest}
      />
      <button
        type="button"
        aria-label={m.customers_show_typed()}
        aria-pressed={shown}
        className="absolute end-0 top-6 grid size-11 place-items-center rounded-small text-muted hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
