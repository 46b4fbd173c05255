import { Store, Truck } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { useWishes, wish } from '../order-wishes.ts'

const ways = [
  { code: 'IN STORE', says: m.cart_in_store, icon: Store },
  { code: 'DELIVERY', says: m.cart_delivery, icon: Truck },
] as const

/** Pickup type and pickup time. */
export function FulfilmentChoice() {
  const { pickupType, pickupTime } = useWishes()
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{m.cart_pickup_type()}</legend>
        <div className="grid grid-cols-2 gap-3">
          {ways.map(({ code, says, icon: Icon }) => (
            <Choice
              key={code}
              name="pickupType"
              value={code}
              checked={pickupType === code}
              onChange={() => wish({ pickupType: code })}
              className="flex min-h-14 items-center gap-3 rounded-small px-3 wrap-anywhere has-checked:font-semibold"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-green" />
              {says()}
            </Choice>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={m.cart_pickup_time()}
        value={pickupTime}
        onChange={event => wish({ pickupTime: event.target.value as typeof pickupTime })}
      >
        <option value="MORNING">{m.cart_morning()}</option>
        <option value="DAYTIME">{m.cart_daytime()}</option>
      </SelectField>
    </div>
  )
}
