import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { weekdayName } from '../../kit/weekday-name.ts'
import type { DayDraft } from '../week-draft.rules.ts'

const times = {
  opens: m.office_settings_opens,
  closes: m.office_settings_closes,
  breakStarts: m.office_settings_break_from,
  breakEnds: m.office_settings_break_to,
} as const
const withBreak = Object.keys(times) as (keyof typeof times)[]
const fromTo = ['opens', 'closes'] as const

type Props = {
  day: DayDraft
  /** True if it has no break and may close after midnight: a closing time before the opening time is on the next day. */
  overnight?: true
  wrong: (field: string) => string | undefined
  onChange: (some: Partial<DayDraft>) => void
}

/** A weekday: open or closed, its opening hours, and the break in between. */
export function WeekRow({ day, overnight, wrong, onChange }: Props) {
  const isNextDay = overnight && day.closes > '00:00' && day.closes < day.opens
  const name = weekdayName(day.weekday)
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 first:pt-0 md:grid-cols-[9rem_minmax(0,1fr)]">
      <label className="flex min-h-11 items-center gap-3 font-semibold md:mt-6">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-green"
          aria-label={m.office_settings_open_on({ day: name })}
          checked={day.open}
          onChange={event => onChange({ open: event.target.checked })}
        />
        <span aria-hidden>{name}</span>
      </label>
      {day.open ? (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {(overnight ? fromTo : withBreak).map(field => (
            <Field
              key={field}
              type="time"
              label={
                <>
                  <span className="sr-only">{m.office_settings_of_day({ day: name })} </span>
                  {times[field]()}
                </>
              }
              value={day[field]}
              hint={field === 'closes' && isNextDay ? m.office_near_next_day() : undefined}
              error={wrong(field)}
              onChange={event => onChange({ [field]: event.target.value })}
            />
          ))}
        </div>
      ) : (
        <p className="flex min-h-11 items-center text-muted md:mt-6">{m.office_settings_closed()}</p>
      )}
    </li>
  )
}
