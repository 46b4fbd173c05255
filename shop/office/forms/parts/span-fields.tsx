import { Plus, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { isNextDay } from '../typed-time.ts'
import type { SpanDraft } from '../week-draft.rules.ts'

type Props = {
  /** The name of its weekday. */
  day: string
  /** Its place within the day; 0 is the first. */
  place: number
  span: SpanDraft
  wrong: (field: keyof SpanDraft) => string | undefined
  onChange: (some: Partial<SpanDraft>) => void
  onAdd?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

const times = { opens: m.office_settings_opens, closes: m.office_settings_closes } as const
const fields = ['opens', 'closes'] as const

/** The opening and closing time of a span, and the button to add another one or to remove this one. */
export function SpanFields({ day, place, span, wrong, onChange, onAdd, onRemove }: Props) {
  const which = { day, place: place + 1 }
  const of = place ? m.office_settings_of_span(which) : m.office_settings_of_day({ day })
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-1 sm:grid-cols-3">
      {fields.map(field => (
        <Field
          key={field}
          type="time"
          label={
            <>
              <span className="sr-only">{of} </span>
              <span className={place ? 'sr-only' : ''}>{times[field]()}</span>
            </>
          }
          value={span[field]}
          hint={field === 'closes' && isNextDay(span) ? m.office_near_next_day() : undefined}
          error={wrong(field)}
          onChange={event => onChange({ [field]: event.target.value })}
        />
      ))}
      <div className={`flex flex-wrap empty:hidden max-sm:col-span-2 ${place ? 'sm:mt-1' : 'sm:mt-6'}`}>
        {onRemove && (
          <Button look="bare" aria-label={m.office_settings_span_remove_of(which)} onClick={onRemove}>
            <X aria-hidden className="size-5" />
            <span className="sm:hidden">{m.office_settings_span_remove()}</span>
          </Button>
        )}
        {onAdd && (
          <Button look="bare" aria-label={m.office_settings_span_add_on({ day })} onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            {m.office_settings_span_add()}
          </Button>
        )}
      </div>
    </li>
  )
}
