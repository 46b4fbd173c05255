import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { useShop } from '../../ui/router.ts'
import { orderByWords, reasonOf } from '../slot-choice.rules.ts'
import type { ShownSlot } from '../slots.contract.ts'

type Props = { slot: ShownSlot; checked: boolean; today: string; onChoose: () => void }

/** A window to choose: its times, its fee, and how long it is free; or the reason why it cannot be chosen. */
export function SlotCard({ slot, checked, today, onChoose }: Props) {
  const { slotId, starts, ends, fee, left, state } = slot
  const currency = useCurrency()
  const timeZone = useShop()?.settings.timeZone
  const notes = [
    left === null ? undefined : m.slots_left({ left: String(left) }),
    orderByWords(slot, today, timeZone),
  ]
  const note = reasonOf([slot]) ?? notes.filter(Boolean).join(' · ')
  return (
    <Choice
      name="slotId"
      value={slotId}
      checked={checked}
      disabled={state !== 'FREE' && !checked}
      onChange={onChoose}
      className="relative flex min-h-14 flex-col justify-center rounded-small px-3 py-1.5"
    >
      <span className="font-semibold tabular-nums">{m.hours_times({ from: starts, to: ends })}</span>
      {fee > 0 && (
        <span className="text-sm font-medium">{m.slots_fee({ amount: showMoney(fee, currency) })}</span>
      )}
      {note && <span className="text-sm text-muted">{note}</span>}
    </Choice>
  )
}
