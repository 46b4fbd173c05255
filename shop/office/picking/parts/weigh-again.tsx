import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'

type Props = {
  item: PickedItem
  /** The weight of the second label, in the unit of the line's price. */
  weight: number
  onWeigh: (weight: number) => void
  onClose: () => void
}

/** Asks whether the label of a line that has a weight is of one more piece, or of the same one again. */
export function WeighAgain({ item, weight, onWeigh, onClose }: Props) {
  const { productName, finalWeight, pricedUnit: unit } = item
  const sum = Math.round(((finalWeight ?? 0) + weight) * 1000) / 1000
  return (
    <OpenDialog title={m.office_orders_scan_again({ name: productName })} onClose={onClose}>
      <p>{m.office_orders_scan_again_text({ weight: String(finalWeight), unit })}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => onWeigh(weight)}>
          {m.office_orders_scan_instead({ weight: String(weight), unit })}
        </Button>
        <Button look="main" onClick={() => onWeigh(sum)}>
          {m.office_orders_scan_sum({ weight: String(sum), unit })}
        </Button>
      </div>
    </OpenDialog>
  )
}
