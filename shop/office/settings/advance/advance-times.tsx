import { CalendarClock, Hourglass } from 'lucide-react'
import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { weekdays } from '../../forms/week-draft.rules.ts'
import { CutOffFields } from '../parts/cut-off-fields.tsx'
import { TickGroup } from '../parts/tick-group.tsx'
import type { AdvanceDraft } from './advance-draft.rules.ts'

const kinds = [
  { code: 'DAY', says: m.office_settings_advance_until, icon: CalendarClock },
  { code: 'AHEAD', says: m.office_settings_advance_ahead, icon: Hourglass },
] as const

type Props = { form: Pick<ReturnType<typeof useForm<AdvanceDraft>>, 'values' | 'wrong' | 'change' | 'text'> }

/** The days on which the products of a rule are handed over, and until when they are ordered. */
export function AdvanceTimes({ form: { values, wrong, change, text } }: Props) {
  return (
    <>
      <TickGroup
        label={m.office_settings_advance_days()}
        choices={weekdays.map(weekday => ({ code: weekday as number, says: nameOfWeekday(weekday) }))}
        chosen={values.weekdays}
        error={wrong.weekdays}
        onChange={weekdays => change({ weekdays })}
      />
      <Field
        type="date"
        label={m.office_settings_first_day_optional()}
        hint={m.office_windows_dates_hint()}
        {...text('firstDay')}
      />
      <Field type="date" label={m.office_settings_last_day_optional()} {...text('lastDay')} />
      <CutOffFields
        choices={kinds}
        value={values.cutOffKind}
        onChange={cutOffKind => change({ cutOffKind })}
        daysLabel={m.office_settings_advance_days_before()}
        text={text}
      >
        <Field
          wide
          label={m.office_settings_advance_hours()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          {...text('leadHours')}
        />
      </CutOffFields>
    </>
  )
}
