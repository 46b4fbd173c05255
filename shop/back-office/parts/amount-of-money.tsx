import type { ComponentProps } from 'react'
import { m } from '../../messages/m.ts'
import { Field } from '../../ui/field.tsx'

type Props = {
  /** What becomes of the amount, and how much it can be. */
  text: string
  field: Omit<ComponentProps<typeof Field>, 'label'>
}

/** How much of an order's money is moved. */
export const AmountOfMoney = ({ text, field }: Props) => (
  <>
    <p className="text-muted sm:col-span-2">{text}</p>
    <Field wide label={m.office_payments_amount()} inputMode="decimal" autoComplete="off" {...field} />
  </>
)
