import { useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { dayWords, firstFree, reasonOf } from '../slot-choice.rules.ts'
import type { ShownSlot, SlotDay } from '../slots.contract.ts'

type Props = {
  days: readonly SlotDay[]
  chosen: string
  today: string
  onChoose: (slot: ShownSlot) => void
}

/** The days with windows, in a row that scrolls. A day chooses its first free window. */
export function DayChips({ days, chosen, today, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day comes into view when it changes
  useEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement
    if (row.current && chip) scrollIntoRow(row.current, chip)
  }, [chosen])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{m.slots_day()}</legend>
      <div ref={row} className="relative -mx-1.5 flex gap-2 overflow-x-auto p-1.5">
        {days.map(({ day, slots }) => {
          const free = firstFree(slots)
          const reason = reasonOf(slots)
          return (
            <Choice
              key={day}
              name="slotDay"
              value={day}
              checked={day === chosen}
              disabled={!free}
              onChange={() => free && onChoose(free)}
              className="relative flex min-h-11 shrink-0 flex-col justify-center rounded-small px-3 py-1 text-center whitespace-nowrap has-checked:font-semibold"
            >
              {dayWords(day, today)}
              {reason && <span className="text-sm">{reason}</span>}
            </Choice>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Scrolls a row to a chip that is not wholly in view; the page itself stays where it is. */
function scrollIntoRow(row: HTMLElement, chip: HTMLElement): void {
  const [seen, own] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (own.left < seen.left || own.right > seen.right)
    row.scrollBy({ left: own.left + own.width / 2 - seen.left - seen.width / 2 })
}
