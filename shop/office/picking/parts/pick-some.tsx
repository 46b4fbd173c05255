import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'

type Props = { item: PickedItem; disabled: boolean; onPick: (packed: number) => void }

/** The amount of a line that is there, if it is less than the ordered one. */
export function PickSome({ item, disabled, onPick }: Props) {
  const { productName: name, step, quantity } = item
  const [packed, setPacked] = useState(item.packedQuantity ?? Math.max(step, quantity - step))
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-small bg-sunken p-3">
      <QuantityInput
        label={m.office_picking_are_there({ name })}
        value={packed}
        onChange={setPacked}
        disabled={disabled}
        {...{ step, minimum: step, maximum: quantity, left: quantity }}
      />
      <Button look="solid" disabled={disabled} onClick={() => onPick(packed)}>
        {m.office_save()}
      </Button>
    </div>
  )
}
