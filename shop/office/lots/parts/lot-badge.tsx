import type { Lot } from '../../../lots/lots.fields.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { stateOfLot } from '../lot-states.ts'

/** The state of a lot as a badge. */
export function LotBadge({ state }: Pick<Lot, 'state'>) {
  const { says, look } = stateOfLot(state)
  return (
    <span className="whitespace-nowrap">
      <StateBadge look={look}>{says}</StateBadge>
    </span>
  )
}
