import { Clock, MoonStar } from 'lucide-react'
import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { weekdays } from '../../forms/week-draft.rules.ts'
import type { PatternDraft } from '../pattern-draft.rules.ts'
import { PrayerField } from './prayer-field.tsx'
import { TickGroup } from './tick-group.tsx'

const kinds = [
  { code: 'TIME', says: m.office_windows_by_clock, icon: Clock },
  { code: 'PRAYER', says: m.office_windows_by_prayer, icon: MoonStar },
] as const

const minutes = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const

/** The days and times of the windows of a pattern. */
export function PatternTimes({
  form,
}: {
  form: Pick<ReturnType<typeof useForm<PatternDraft>>, 'values' | 'wrong' | 'change' | 'text'>
}) {
  const { values, wrong, change, text } = form
  const sides = (
    <>
      <option value="BEFORE">{m.office_windows_before()}</option>
      <option value="AFTER">{m.office_windows_after()}</option>
    </>
  )
  return (
    <>
      <TickGroup
        label={m.office_windows_weekdays()}
        choices={weekdays.map(weekday => ({ code: weekday as number, says: nameOfWeekday(weekday) }))}
        chosen={values.weekdays}
        error={wrong.weekdays}
        onChange={weekdays => change({ weekdays })}
      />
      <ChoiceField
        label={m.office_windows_when()}
        name="kind"
        choices={kinds}
        value={values.kind}
        onChange={kind => change({ kind })}
      />
      {values.kind === 'TIME' ? (
        <>
          <Field type="time" label={m.office_windows_from()} {...text('starts')} />
          <Field type="time" label={m.office_windows_until()} {...text('ends')} />
        </>
      ) : (
        <>
          <PrayerField wide {...text('prayer')} />
          <Field label={m.office_windows_from_minutes()} {...minutes} {...text('fromMinutes')} />
          <SelectField label={m.office_windows_from_side()} {...text('fromSide')}>
            {sides}
          </SelectField>
          <Field label={m.office_windows_until_minutes()} {...minutes} {...text('untilMinutes')} />
          <SelectField label={m.office_windows_until_side()} {...text('untilSide')}>
            {sides}
          </SelectField>
        </>
      )}
      <Field label={m.office_windows_length()} {...minutes} {...text('length')} />
      <Field label={m.office_windows_every()} {...minutes} {...text('every')} />
    </>
  )
}
