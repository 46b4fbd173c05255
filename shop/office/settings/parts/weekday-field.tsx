import type { ComponentProps } from 'react'
import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { weekdays } from '../../forms/week-draft.rules.ts'

/** A choice between every day and one weekday. */
export const WeekdayField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField label={m.office_settings_weekday()} {...field}>
    <option value="">{m.office_settings_every_day()}</option>
    {weekdays.map(weekday => (
      <option key={weekday} value={weekday}>
        {m.office_settings_on_weekday({ day: nameOfWeekday(weekday) })}
      </option>
    ))}
  </SelectField>
)
