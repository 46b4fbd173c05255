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
  /** True if staff confirm it for their customer. */
  ofStaff?: boolean
}

/** The tick that confirms an age; it goes if nothing asks for one any more. */
export const AgeTick = ({ ageFrom, confirmed, error, onConfirm, ofStaff = false }: Props) =>
  ageFrom === null ? null : (
    <CheckField
      name="ageConfirmed"
      label={ofStaff ? m.catalogue_age_tick_staff({ age: ageFrom }) : m.catalogue_age_tick({ age: ageFrom })}
      hint={ofStaff ? m.catalogue_age_tick_staff_hint() : m.catalogue_age_tick_hint()}
      error={error}
      checked={isOldEnough(confirmed, ageFrom)}
      onChange={({ target }) => onConfirm(target.checked ? ageFrom : 0)}
    />
  )
