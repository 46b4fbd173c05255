import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { WeekRow } from '../../forms/parts/week-row.tsx'
import { type DayDraft, withSameHours } from '../../forms/week-draft.rules.ts'
import type { OfPartner } from '../of-partner.ts'

/** The opening hours of a partner on each weekday, if they are known. */
export function PartnerHours({ form }: OfPartner) {
  const { days, hoursKnown } = form.values
  const put = (at: number, some: Partial<DayDraft>) =>
    form.change({ days: days.map((day, place) => (place === at ? { ...day, ...some } : day)) })
  const first = days.findIndex(({ open }) => open)
  return (
    <PlainList title={m.office_near_hours()} text={m.office_near_hours_text()}>
      <CheckField
        label={m.office_near_hours_known()}
        hint={hoursKnown ? undefined : m.office_near_hours_unknown()}
        {...form.tick('hoursKnown')}
      />
      {hoursKnown && (
        <ul className="divide-y divide-line">
          {days.map((day, at) => (
            <WeekRow
              key={day.weekday}
              day={day}
              single
              wrong={(_, field) => form.wrong[`hours.${day.weekday}.${field}`]}
              onChange={some => put(at, some)}
            />
          ))}
        </ul>
      )}
      {hoursKnown && first >= 0 && (
        <Button look="quiet" onClick={() => form.change(withSameHours(form.values, first))}>
          {m.office_settings_same_hours({ day: nameOfWeekday(days[first]?.weekday ?? 0) })}
        </Button>
      )}
    </PlainList>
  )
}
