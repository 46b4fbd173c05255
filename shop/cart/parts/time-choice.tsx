import { m } from '../../messages/m.ts'
import { SlotChoice as Windows } from '../../slots/parts/slot-choice.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useWishes, wish } from '../order-wishes.ts'
import type { SlotChoice } from '../use-slot-choice.ts'

/** Pickup time: the windows of the shop, or the half-day if it has none. */
export function TimeChoice({ slots }: { slots: SlotChoice }) {
  const { offered, days, chosen, choose, problem, retry } = slots
  if (problem) return <Problem problem={problem} onRetry={retry} />
  if (offered) return <Windows days={days} chosen={chosen} onChoose={choose} />
  if (offered === false) return <HalfDay />
  // The choice of a shop without windows keeps its room: nothing below it jumps.
  return (
    <div role="status" aria-label={m.slots_loading()}>
      <div className="invisible">
        <HalfDay />
      </div>
    </div>
  )
}

function HalfDay() {
  const { pickupTime } = useWishes()
  return (
    <SelectField
      label={m.cart_pickup_time()}
      value={pickupTime}
      onChange={event => wish({ pickupTime: event.target.value as typeof pickupTime })}
    >
      <option value="MORNING">{m.cart_morning()}</option>
      <option value="DAYTIME">{m.cart_daytime()}</option>
    </SelectField>
  )
}
