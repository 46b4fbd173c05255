import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { type Strength, strengthOf } from '../password-strength.rules.ts'
import { PasswordField } from './password-field.tsx'

type Props = ComponentProps<typeof PasswordField> & {
  value: string
  /** Words about the person that others know, which make bad passwords. */
  own?: readonly string[]
}

/** A field for a new password that shows its strength. */
export function NewPasswordField({ own, value, ...rest }: Props) {
  return (
    <PasswordField
      autoComplete="new-password"
      value={value}
      hint={<StrengthHint strength={strengthOf(value, own)} />}
      {...rest}
    />
  )
}

const steps: Record<Strength, { says: () => string; bars: number; look: string }> = {
  weak: { says: m.customers_strength_weak, bars: 1, look: 'bg-rose' },
  fair: { says: m.customers_strength_fair, bars: 2, look: 'bg-saffron' },
  strong: { says: m.customers_strength_strong, bars: 3, look: 'bg-green' },
}

function StrengthHint({ strength }: { strength: Strength | undefined }) {
  const step = strength && steps[strength]
  return (
    <span className="block">
      <span aria-hidden className="mt-2 mb-1 grid grid-cols-3 gap-1">
        {[1, 2, 3].map(bar => (
          <span
            key={bar}
            className={`h-1 rounded-round transition-colors ${step && bar <= step.bars ? step.look : 'bg-line'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{step?.says() ?? m.customers_password_hint()}</span>
    </span>
  )
}
