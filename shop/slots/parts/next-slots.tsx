import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { useShop } from '../../ui/router.ts'
import { slotWords } from '../slot-words.ts'
import type { ShownSlot } from '../slots.contract.ts'

type Props = { slots: readonly ShownSlot[]; onChoose: (slot: ShownSlot) => void }

/** The windows that are offered instead of one that is full, as buttons that choose them. */
export function NextSlots({ slots, onChoose }: Props) {
  const currency = useCurrency()
  const timeZone = useShop()?.settings.timeZone
  return (
    <div className="space-y-2">
      <p>{m.slots_next()}</p>
      {slots.map(slot => (
        <Button key={slot.slotId} look="quiet" className="w-full py-1.5" onClick={() => onChoose(slot)}>
          {slotWords(slot, timeZone)}
          {slot.fee > 0 && ` ${m.slots_fee({ amount: showMoney(slot.fee, currency) })}`}
        </Button>
      ))}
    </div>
  )
}
