import { type FormEvent, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/desk/picking.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { amountIn } from '../../kit/order-draft.rules.ts'

type Props = { item: PickedItem; disabled: boolean; onWeigh: (pounds: number) => void }

/** The weight of a product that is sold by weight. */
export function PickWeight({ item: { productName: name, finalWeight }, disabled, onWeigh }: Props) {
  const [typed, setTyped] = useState(finalWeight === null ? '' : String(finalWeight))
  const [isWrong, setWrong] = useState(false)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const pounds = amountIn(typed)
    setWrong(pounds === undefined)
    if (pounds !== undefined) onWeigh(pounds)
  }
  return (
    <form onSubmit={submitted} className="flex items-end gap-2">
      <label className="text-sm">
        <span className="mb-1 block text-muted">{m.office_orders_weight()}</span>
        <input
          inputMode="decimal"
          maxLength={9}
          aria-label={m.office_orders_weight_of({ name })}
          aria-invalid={isWrong || undefined}
          disabled={disabled}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          className={`${inputLook} max-w-24 text-end tabular-nums`}
        />
      </label>
      <button
        type="submit"
        disabled={disabled}
        className="inline-flex min-h-11 items-center rounded-round bg-green px-4 text-sm font-semibold text-on-green disabled:opacity-50"
      >
        {m.office_orders_weigh()}
      </button>
    </form>
  )
}
