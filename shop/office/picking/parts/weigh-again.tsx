import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import type { WeighedAgain } from '../use-scans.ts'

type Props = {
  /** `weight`: that of the second label. */
  line: WeighedAgain
  onWeigh: (line: WeighedAgain, weight: number) => void
  onClose: () => void
}

/** Asks whether the label of a line that has a weight is of one more piece, or of the same one again. */
export function WeighAgain({ line, onWeigh, onClose }: Props) {
  const { productName, finalWeight, pricedUnit: unit, weight } = line
  const sum = Math.round((finalWeight + weight) * 1000) / 1000
  return (
    <OpenDialog title={m.office_orders_scan_again({ name: productName })} onClose={onClose}>
      <p>{m.office_orders_scan_again_text({ weight: String(finalWeight), unit })}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => onWeigh(line, weight)}>
          {m.office_orders_scan_instead({ weight: String(weight), unit })}
        </Button>
        <Button look="main" onClick={() => onWeigh(line, sum)}>
          {m.office_orders_scan_sum({ weight: String(sum), unit })}
        </Button>
      </div>
    </OpenDialog>
  )
}
