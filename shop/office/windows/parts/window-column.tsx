import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffSlot } from '../../../slots/slots.contract.ts'
import { type SlotWay, slotWays } from '../../kit/slot-ways.ts'
import { WindowCard } from './window-card.tsx'

type Props = { way: SlotWay; slots: readonly StaffSlot[]; onChanged: () => void }

/** The windows of a day for one way, in order. */
export function WindowColumn({ way, slots, onChanged }: Props) {
  const id = useId()
  const own = slots.filter(({ method }) => method === way)
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h2 id={id} className="text-xl">
        {slotWays[way]()}
      </h2>
      {own.length === 0 ? (
        <p className="text-muted">{m.office_windows_none_on_day()}</p>
      ) : (
        <ul className="grid gap-3">
          {own.map(slot => (
            <WindowCard key={slot.slotId} slot={slot} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  )
}
