import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { daysLater } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { isDay } from '../day-asked.rules.ts'

type Props = { day: string; today: string; onDay: (day: string) => void }

const step = 'grid size-11 shrink-0 place-items-center rounded-small border border-edge hover:bg-green-soft'

/** The choice of a day: one back, one on, or any by its date. */
export function DaySteps({ day, today, onDay }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  if (shown !== day) {
    setShown(day)
    setTyped(day)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={m.office_windows_day_before()}
        className={step}
        onClick={() => onDay(daysLater(day, -1))}
      >
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      </button>
      <label htmlFor={id} className="sr-only">
        {m.office_windows_day()}
      </label>
      <div className="w-40">
        <input
          id={id}
          type="date"
          value={typed}
          className={inputLook}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isDay(target.value)) onDay(target.value)
          }}
        />
      </div>
      <button
        type="button"
        aria-label={m.office_windows_day_after()}
        className={step}
        onClick={() => onDay(daysLater(day, 1))}
      >
        <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </button>
      {day !== today && (
        <Button look="bare" onClick={() => onDay(today)}>
          {m.office_windows_to_today()}
        </Button>
      )}
    </div>
  )
}
