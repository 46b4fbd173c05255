import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'

type Props = {
  /** The purpose of the amount, and its maximum. */
  text: string
  field: Omit<ComponentProps<typeof Field>, 'label'>
}

/** The field for an amount of an order's money. */
export const AmountOfMoney = ({ text, field }: Props) => (
  <>
    <p className="text-muted sm:col-span-2">{text}</p>
    <Field wide label={m.office_payments_amount()} inputMode="decimal" autoComplete="off" {...field} />
  </>
)
