import { type FormEvent, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/desk/picking.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { weightIn } from '../../kit/typed-weight.rules.ts'

type Props = { item: PickedItem; disabled: boolean; onWeigh: (weight: number) => void }

/** The weight of a product whose price the scales decide, in the unit of its price. */
export function PickWeight({
  item: { productName: name, finalWeight, pricedUnit: unit },
  disabled,
  onWeigh,
}: Props) {
  const [typed, setTyped] = useState(finalWeight === null ? '' : String(finalWeight))
  const [isWrong, setWrong] = useState(false)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const weight = weightIn(typed, unit)
    setWrong(weight === undefined)
    if (weight !== undefined) onWeigh(weight)
  }
  return (
    <form onSubmit={submitted} className="flex items-end gap-2">
      <label className="text-sm">
        <span className="mb-1 block text-muted">{m.office_orders_weight({ unit })}</span>
        <input
          inputMode="decimal"
          maxLength={24}
          title={m.office_orders_weight_hint()}
          aria-label={m.office_orders_weight_of({ name, unit })}
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
