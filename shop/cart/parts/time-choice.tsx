import { m } from '../../messages/m.ts'
import { SlotChoice as Windows } from '../../slots/parts/slot-choice.tsx'
import { Answer } from '../../ui/answer.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { useWishes, wish } from '../order-wishes.ts'
import type { SlotChoice } from '../use-slot-choice.ts'

/** Pickup time: the windows of the shop, or the half-day if it has none. */
export function TimeChoice({ slots }: { slots: SlotChoice }) {
  const { pickupTime } = useWishes()
  const { offered, days, chosen, choose, problem, retry } = slots
  if (problem || offered === undefined)
    return <Answer problem={problem} onRetry={retry} lines={1} label={m.slots_loading()} />
  if (offered) return <Windows days={days} chosen={chosen} onChoose={choose} />
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
