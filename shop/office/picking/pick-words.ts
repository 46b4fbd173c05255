import { m } from '../../messages/m.ts'
import { itemStatusWord } from '../../orders/own/order-words.rules.ts'
import type { PickChange } from './parts/pick-row.tsx'

type Line = { orderNum: string; productName: string; pricedUnit: string }

/** Says what a change does to a line: `#10012 Whole Chicken: Picked, 1.2 kg`. */
export function saysChange({ orderNum, productName, pricedUnit }: Line, change: PickChange): string {
  const status = itemStatusWord(change.itemStatus)
  const weight = typeof change.finalWeight === 'number' ? `, ${change.finalWeight} ${pricedUnit}` : ''
  const packed =
    typeof change.packedQuantity === 'number'
      ? `, ${m.office_picking_only({ amount: String(change.packedQuantity) })}`
      : ''
  return m.office_picking_says({ orderNum, name: productName, status: status + weight + packed })
}
