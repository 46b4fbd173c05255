import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import type { AgeToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'

type Props = {
  needed: AgeToCheck
  checked: boolean
  onCheck: (checked: boolean) => void
  /** The ways to refuse its lines. */
  children?: ReactNode
}

/** Asks to check an ID before an order is handed over: the age, the products, and the tick that it was done. */
export const AgeQuestion = ({ needed: { ageFrom, products }, checked, onCheck, children }: Props) => (
  <div className="space-y-2 rounded-small bg-saffron-soft px-4 py-3">
    <p className="flex items-center gap-2 font-semibold">
      <IdCard aria-hidden className="size-5 shrink-0" />
      {m.office_age_check({ age: ageFrom })}
    </p>
    <p className="text-sm wrap-anywhere">{products.join(', ')}</p>
    <CheckField
      name="ageChecked"
      label={m.office_age_checked({ age: ageFrom })}
      hint={m.office_age_refuse()}
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
    />
    {children}
  </div>
)
