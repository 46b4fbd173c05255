import { m } from '../../messages/m.ts'
import type { ShownLine } from '../cart.contract.ts'

type Props = {
  reduction: Omit<NonNullable<ShownLine['reduction']>, 'left'>
  /** The amount that is left at the reduced price. */
  amount: string
  /** True if a line has too much for it. */
  isMissed?: boolean
}

/** Says why a price is reduced and for how much of the product; or how much a line may have to cost less. */
export const ReducedNote = ({ reduction: { percent, says }, amount, isMissed = false }: Props) => (
  <p className="text-sm font-medium text-rose">
    {isMissed
      ? m.cart_reduced_missed({ amount })
      : [m.cart_reduced_by({ percent }), says, m.cart_reduced_while({ amount })].filter(Boolean).join(' · ')}
  </p>
)

/** Says the same of a line of a cart; nothing if its product has no goods that end soon. */
export const LineReduction = ({ shown }: { shown: ShownLine }) =>
  shown.reduction && (
    <ReducedNote
      reduction={shown.reduction}
      amount={`${shown.reduction.left} ${shown.unitName}`}
      isMissed={shown.reducedFrom === null}
    />
  )
