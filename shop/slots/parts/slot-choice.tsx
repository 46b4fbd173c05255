import { dayAt } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useShop } from '../../ui/router.ts'
import type { ShownSlot, SlotDay } from '../slots.contract.ts'
import { DayChips } from './day-chips.tsx'
import { SlotCard } from './slot-card.tsx'

type Props = {
  days: readonly SlotDay[]
  /** The window that counts now; undefined if none is free. */
  chosen: ShownSlot | undefined
  onChoose: (slot: ShownSlot) => void
}

/** The choice of a window: the days as a row of chips, and the windows of the chosen day as cards. */
export function SlotChoice({ days, chosen, onChoose }: Props) {
  const timeZone = useShop()?.settings.timeZone
  const today = dayAt(new Date(), timeZone)
  const day = days.find(({ slots }) => slots.some(({ slotId }) => slotId === chosen?.slotId))
  if (!day || !chosen)
    return (
      <p role="status" className="rounded-small bg-saffron-soft px-4 py-3">
        {m.slots_none()}{' '}
        <Link to="/contact" className="font-semibold underline underline-offset-4">
          {m.delivery_write_to_us()}
        </Link>
      </p>
    )
  return (
    <div className="space-y-4">
      <DayChips days={days} chosen={day.day} today={today} onChoose={onChoose} />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">{m.slots_time()}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
          {day.slots.map(slot => (
            <SlotCard
              key={slot.slotId}
              slot={slot}
              checked={slot.slotId === chosen.slotId}
              today={today}
              onChoose={() => onChoose(slot)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
