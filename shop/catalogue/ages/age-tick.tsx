import { m } from '../../messages/m.ts'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { isOldEnough } from './ages.rules.ts'

type Props = {
  /** The age to confirm; null if nothing asks for one. */
  ageFrom: number | null
  /** The age that was confirmed so far; 0 if none was. */
  confirmed: number
  error: string | undefined
  onConfirm: (age: number) => void
  /** The words for staff, who confirm it for their customer. */
  label?: (of: { age: number }) => string
  hint?: () => string
}

/** The tick that confirms an age; it goes if nothing asks for one any more. */
export default function AgeTick({
  ageFrom,
  confirmed,
  error,
  onConfirm,
  label = m.catalogue_age_tick,
  hint = m.catalogue_age_tick_hint,
}: Props) {
  return ageFrom === null ? null : (
    <CheckField
      name="ageConfirmed"
      label={label({ age: ageFrom })}
      hint={hint()}
      error={error}
      checked={isOldEnough(confirmed, ageFrom)}
      onChange={({ target }) => onConfirm(target.checked ? ageFrom : 0)}
    />
  )
}
