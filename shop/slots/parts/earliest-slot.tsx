import { CalendarClock } from 'lucide-react'
import { ByClock } from '../../hours/parts/open-now.tsx'
import type { Earliest } from '../slots.contract.ts'

type Props = {
  earliest: Earliest
  /** Until when a product must be ordered that is ordered in advance: the windows of others are not its own. */
  advance?: readonly string[]
}

/** Says from when an order can be handed over, by the browser's clock; nothing if the shop has no windows. */
export const EarliestSlot = ({ earliest, advance = [] }: Props) =>
  earliest.states.length > 0 && (
    <p className="flex items-center gap-2 font-semibold">
      <CalendarClock aria-hidden className="size-5 shrink-0 text-green" />
      {advance.length > 0 ? advance.join(' · ') : <ByClock opening={earliest} />}
    </p>
  )
