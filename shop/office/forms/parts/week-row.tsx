import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { type DayDraft, MOST_SPANS, type SpanDraft } from '../week-draft.rules.ts'
import { SpanFields } from './span-fields.tsx'

type Props = {
  day: DayDraft
  /** True if it has only one span. */
  single?: true
  /** The error of a field of a span. */
  wrong: (span: number, field: keyof SpanDraft) => string | undefined
  onChange: (some: Partial<DayDraft>) => void
}

/** A weekday: open or closed, and its opening hours. */
export function WeekRow({ day, single, wrong, onChange }: Props) {
  const name = nameOfWeekday(day.weekday)
  const { spans } = day
  const canAdd = !single && spans.length < MOST_SPANS
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
        <ul className="space-y-2">
          {spans.map((span, at) => (
            <SpanFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what its hours are
              key={at}
              day={name}
              place={at}
              span={span}
              wrong={field => wrong(at, field)}
              onChange={some => onChange({ spans: spans.with(at, { ...span, ...some }) })}
              onAdd={
                canAdd && at === spans.length - 1
                  ? () => onChange({ spans: [...spans, { opens: '', closes: '' }] })
                  : undefined
              }
              onRemove={
                at > 0 ? () => onChange({ spans: spans.filter((_, place) => place !== at) }) : undefined
              }
            />
          ))}
        </ul>
      ) : (
        <p className="flex min-h-11 items-center text-muted md:mt-6">{m.office_settings_closed()}</p>
      )}
    </li>
  )
}
