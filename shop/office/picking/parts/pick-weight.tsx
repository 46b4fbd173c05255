import { type FormEvent, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { WeightField } from '../../kit/parts/weight-field.tsx'
import { weightIn } from '../../kit/typed-weight.rules.ts'

type Props = { item: PickedItem; disabled: boolean; onWeigh: (weight: number) => void }

/** The weight of a product whose price the scales decide, in the unit of its price. */
export function PickWeight({ item, disabled, onWeigh }: Props) {
  const { finalWeight, pricedUnit, packedQuantity, quantity } = item
  const [typed, setTyped] = useState(finalWeight === null ? '' : String(finalWeight))
  const [isWrong, setWrong] = useState(false)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const weight = weightIn(typed, pricedUnit)
    setWrong(weight === undefined)
    if (weight !== undefined) onWeigh(weight)
  }
  return (
    <form onSubmit={submitted} className="flex flex-wrap items-start gap-2">
      <WeightField
        item={item}
        quantity={packedQuantity ?? quantity}
        value={typed}
        isWrong={isWrong}
        disabled={disabled}
        onChange={next => {
          setTyped(next)
          setWrong(false)
        }}
      />
      <button
        type="submit"
        disabled={disabled}
        className="mt-6 inline-flex min-h-11 items-center rounded-round bg-green px-4 text-sm font-semibold text-on-green disabled:opacity-50"
      >
        {m.office_orders_weigh()}
      </button>
    </form>
  )
}
