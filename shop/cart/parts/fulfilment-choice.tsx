import { Store, Truck } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { chooseSlot } from '../chosen-slot.ts'
import { useWishes, wish } from '../order-wishes.ts'
import type { SlotChoice } from '../use-slot-choice.ts'
import { BranchChoice } from './branch-choice.tsx'
import { TimeChoice } from './time-choice.tsx'

const ways = [
  { code: 'IN STORE', says: m.cart_in_store, icon: Store },
  { code: 'DELIVERY', says: m.cart_delivery, icon: Truck },
] as const

/** Pickup type, branch and pickup time. */
export function FulfilmentChoice({ slots }: { slots: SlotChoice }) {
  const { pickupType } = useWishes()
  const choose = (way: typeof pickupType) => {
    chooseSlot(undefined)
    wish({ pickupType: way })
  }
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
              onChange={() => choose(code)}
              className="flex min-h-14 items-center gap-3 rounded-small px-3 wrap-anywhere has-checked:font-semibold"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-green" />
              {says()}
            </Choice>
          ))}
        </div>
      </fieldset>
      {pickupType === 'IN STORE' && <BranchChoice />}
      <TimeChoice slots={slots} />
    </div>
  )
}
