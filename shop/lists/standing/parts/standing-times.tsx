import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import type { StandingForm } from '../use-standing-form.ts'

/** The choice of a weekday, and of a window that the shop offers on it. */
export function StandingTimes({ form }: { form: StandingForm }) {
  const { slots, address, weekdays, weekday, windows, window } = form
  if (address.missing || address.problem) return null
  return (
    <Answer
      problem={slots.problem}
      onRetry={slots.retry}
      lines={2}
      label={m.lists_standing_windows_loading()}
    >
      {slots.answer && !slots.late ? (
        window ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectField
              label={m.lists_standing_weekday()}
              value={weekday}
              onChange={event => form.setWeekday(Number(event.target.value))}
            >
              {weekdays.map(one => (
                <option key={one} value={one}>
                  {nameOfWeekday(one)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={m.lists_standing_window()}
              value={window.starts}
              onChange={event => form.setStarts(event.target.value)}
            >
              {windows.map(({ starts, ends }) => (
                <option key={starts} value={starts}>
                  {m.hours_times({ from: starts, to: ends })}
                </option>
              ))}
            </SelectField>
          </div>
        ) : (
          <p role="status" className="rounded-small bg-saffron-soft px-4 py-3">
            {m.lists_standing_no_windows()}
          </p>
        )
      ) : undefined}
    </Answer>
  )
}
