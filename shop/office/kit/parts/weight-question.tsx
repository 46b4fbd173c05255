import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'

/** The ordered amount and its bounds, in `unit`: the answer to a weight that is beyond them. */
export type FarOff = { estimated: number; least: number; most: number; unit: string }

/** `name`: the product, where there are several to ask about. */
type Props = { name?: string; weight: number; farOff: FarOff; onYes: () => void; onNo: () => void }

/** Asks whether a weight is right that is far from what was ordered. */
export function WeightQuestion({ name, weight, farOff: { estimated, most, unit }, onYes, onNo }: Props) {
  const words = { estimated: String(estimated), most: String(most), unit }
  return (
    <OpenDialog title={m.office_orders_far_title({ weight: String(weight), unit })} onClose={onNo}>
      {name && <p className="mb-1 font-semibold wrap-anywhere">{name}</p>}
      <p>{weight > most ? m.office_orders_far_text(words) : m.office_orders_far_low(words)}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onYes}>
          {m.office_orders_far_yes()}
        </Button>
        <Button look="main" onClick={onNo}>
          {m.office_orders_far_no()}
        </Button>
      </div>
    </OpenDialog>
  )
}
