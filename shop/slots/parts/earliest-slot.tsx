import { CalendarClock } from 'lucide-react'
import { ByClock } from '../../hours/parts/open-now.tsx'
import type { Earliest } from '../slots.contract.ts'

/** Says from when an order can be handed over, by the browser's clock; nothing if the shop has no windows. */
export const EarliestSlot = ({ earliest }: { earliest: Earliest }) =>
  earliest.states.length > 0 && (
    <p className="flex items-center gap-2 font-semibold">
      <CalendarClock aria-hidden className="size-5 shrink-0 text-green" />
      <ByClock opening={earliest} />
    </p>
  )
