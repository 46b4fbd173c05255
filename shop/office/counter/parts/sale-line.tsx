import { X } from 'lucide-react'
import { useState } from 'react'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { CounterLine } from '../../../orders/counter/counter.contract.ts'
import { FieldNotes, inputLook, useTies } from '../../../ui/forms/field.tsx'
import { Money } from '../../../ui/money.tsx'
import type { SaleItem } from '../sale-items.rules.ts'

type Props = {
  item: SaleItem
  /** Its price; undefined until it is known. */
  line: CounterLine | undefined
  onChange: (change: Partial<Pick<SaleItem, 'quantity' | 'weight'>>) => void
}

const troubles: Record<NonNullable<CounterLine['trouble']>, () => string> = {
  GONE: m.office_orders_counter_gone,
  SOLD_OUT: m.office_orders_sold_out,
  NOT_ENOUGH: m.office_orders_counter_not_enough,
  QUANTITY: m.office_orders_counter_quantity_wrong,
  OPTION: m.office_orders_counter_gone,
  WEIGHT: m.office_orders_counter_needs_weight,
}

/** A line of a sale: its product, its amount or weight, and its price. */
export function SaleLine({ item, line, onChange }: Props) {
  const name = line?.productName ?? ''
  const weighs = line?.weighed && !line.byWeight
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          {line && (
            <span className="block text-sm text-muted">
              <Money amount={line.effectivePrice} /> {m.catalogue_per_unit({ unit: line.priceUnit })}
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2 font-semibold">
          {line && <Money amount={line.lineTotal} />}
          <button
            type="button"
            aria-label={m.office_orders_counter_remove({ name })}
            onClick={() => onChange({ quantity: 0 })}
            className="grid size-11 place-items-center rounded-round text-muted hover:bg-green-soft"
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      </div>
      {line && (
        <div className="flex flex-wrap items-start gap-3">
          {!weighs && (
            <Amount
              label={m.office_orders_counter_amount({ name, unit: line.unitName })}
              unit={line.unitName}
              value={line.quantity}
              error={line.trouble && troubles[line.trouble]()}
              onEnter={amount => onChange(line.byWeight ? { weight: amount } : { quantity: amount })}
            />
          )}
          {weighs && (
            <Amount
              label={m.office_orders_weight_of({ name, unit: line.pricedUnit })}
              unit={line.pricedUnit}
              value={item.weight}
              error={line.trouble && troubles[line.trouble]()}
              onEnter={weight => onChange({ quantity: 1, weight })}
            />
          )}
        </div>
      )}
    </li>
  )
}

type AmountProps = {
  label: string
  unit: string
  value: number | null
  error: string | null
  onEnter: (amount: number) => void
}

/** An amount that counts once the field is left, or Enter is pressed. */
function Amount({ label, unit, value, error, onEnter }: AmountProps) {
  const [typed, setTyped] = useState<string>()
  const enter = () => {
    if (typed === undefined) return
    const amount = readNumber(typed)
    setTyped(undefined)
    if (amount > 0) onEnter(amount)
  }
  const { id, control } = useTies({ error: error ?? undefined, hint: undefined })
  return (
    <div>
      <div className="flex items-center gap-2">
        <div className="w-28">
          <input
            {...control}
            aria-label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={typed ?? (value === null ? '' : String(value))}
            onChange={event => setTyped(event.currentTarget.value)}
            onBlur={enter}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              enter()
            }}
            className={`${inputLook} text-end tabular-nums`}
          />
        </div>
        <span aria-hidden>{unit}</span>
      </div>
      <FieldNotes id={id} hint={undefined} error={error ?? undefined} />
    </div>
  )
}
