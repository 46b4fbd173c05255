import { Store, Truck } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { useShop } from '../../ui/router.ts'
import { chooseSlot } from '../chosen-slot.ts'
import { useWishes, wish } from '../order-wishes.ts'
import type { SlotChoice } from '../use-slot-choice.ts'
import { BranchChoice } from './branch-choice.tsx'
import { TimeChoice } from './time-choice.tsx'

const ways = [
  { code: 'IN STORE', says: m.cart_in_store, icon: Store },
  { code: 'DELIVERY', says: m.cart_delivery, icon: Truck },
] as const

/** Pickup type, branch and pickup time; a shop that only delivers offers nothing to collect. */
export function FulfilmentChoice({ slots }: { slots: SlotChoice }) {
  const { pickupType } = useWishes()
  const onlyDelivers = useShop()?.deliversOnly
  useEffect(() => {
    if (onlyDelivers && pickupType !== 'DELIVERY') wish({ pickupType: 'DELIVERY' })
  }, [onlyDelivers, pickupType])
  const offered = onlyDelivers ? ways.slice(1) : ways
  const choose = (way: typeof pickupType) => {
    chooseSlot(undefined)
    wish({ pickupType: way })
  }
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{m.cart_pickup_type()}</legend>
        <div className="grid grid-cols-2 gap-3">
          {offered.map(({ code, says, icon: Icon }) => (
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
