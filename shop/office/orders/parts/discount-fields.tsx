import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { OrderDraft } from '../../kit/use-order-draft.ts'

/** The fields for an amount that staff take off the price of an order, and its reason, which the customer reads. */
export function DiscountFields({ draft: { discount, changeDiscount, wrong } }: { draft: OrderDraft }) {
  const isWrong = wrong.has('discount')
  return (
    <fieldset className="mt-4 grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{m.office_orders_discount()}</legend>
      <Field
        label={m.office_orders_discount()}
        inputMode="decimal"
        maxLength={12}
        aria-invalid={isWrong || undefined}
        value={discount.amount}
        onChange={event => changeDiscount({ amount: event.target.value })}
      />
      <Field
        label={m.office_orders_discount_reason()}
        hint={m.office_orders_discount_hint()}
        maxLength={200}
        aria-invalid={isWrong || undefined}
        value={discount.reason}
        onChange={event => changeDiscount({ reason: event.target.value })}
      />
    </fieldset>
  )
}
