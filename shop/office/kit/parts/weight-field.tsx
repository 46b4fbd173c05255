import { useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffItem } from '../../../orders/desk/staff-order.fields.ts'
import { FieldFrame, inputLook, useTies } from '../../../ui/forms/field.tsx'

type Props = {
  item: Pick<StaffItem, 'productName' | 'pricedUnit' | 'measuringUnit'>
  /** The number of pieces, or the amount by weight. */
  quantity: number
  value: string
  isWrong: boolean
  /** True if it is checked at every key, so that a sum whose next weight is still to be typed is no error. */
  checkedLive?: boolean
  disabled?: boolean
  onChange: (typed: string) => void
}

/** The longest text of a weight: a few pieces, each with its unit and tare. */
const LONGEST = 80

/** The weight of a line, in the unit of its price: of all its pieces together, which may be typed as a sum. */
export function WeightField({ item, quantity, value, isWrong, checkedLive, disabled, onChange }: Props) {
  const { productName: name, pricedUnit: unit, measuringUnit } = item
  const input = useRef<HTMLInputElement>(null)
  const hint = m.office_orders_weight_hint()
  const [hasFocus, setFocus] = useState(false)
  const isUnfinished = checkedLive && hasFocus && /[-−–+]\s*$/.test(value)
  const error = isWrong && !isUnfinished ? m.office_orders_weight_wrong() : undefined
  const { id, control } = useTies({ error, hint })
  const isSeveral = unit !== measuringUnit && quantity > 1
  const label = isSeveral
    ? m.office_orders_weight_all({ amount: `${quantity} ${measuringUnit}`, unit })
    : m.office_orders_weight({ unit })
  return (
    <div className="w-64 max-w-full">
      <FieldFrame {...{ id, error, hint }} label={label}>
        <span className="flex gap-2">
          <input
            {...control}
            ref={input}
            inputMode="decimal"
            maxLength={LONGEST}
            aria-label={m.office_orders_weight_of({ name, unit })}
            disabled={disabled}
            value={value}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onChange={event => onChange(event.target.value)}
            className={`${inputLook} min-w-0 grow text-end tabular-nums`}
          />
          {isSeveral && (
            // The number keys of a phone have no plus.
            <button
              type="button"
              aria-label={m.office_orders_weight_add({ name })}
              disabled={disabled || value.trim() === ''}
              onClick={() => {
                onChange(`${value.trim()} + `)
                input.current?.focus()
              }}
              className="size-11 shrink-0 rounded-round border border-edge text-lg hover:bg-green-soft disabled:opacity-50"
            >
              +
            </button>
          )}
        </span>
      </FieldFrame>
    </div>
  )
}
