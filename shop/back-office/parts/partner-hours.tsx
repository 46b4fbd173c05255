import { CheckField } from '../../customers/parts/check-field.tsx'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { type DayDraft, withSameHours } from '../week-draft.rules.ts'
import { weekdayName } from '../weekday-name.ts'
import type { OfPartner } from './partner-form.tsx'
import { PlainList } from './plain-list.tsx'
import { WeekRow } from './week-row.tsx'

/** When a partner is open on each weekday, where that is known. */
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
              overnight
              wrong={field => form.wrong[`hours.${day.weekday}.${field}`]}
              onChange={some => put(at, some)}
            />
          ))}
        </ul>
      )}
      {hoursKnown && first >= 0 && (
        <Button look="quiet" onClick={() => form.change(withSameHours(form.values, first))}>
          {m.office_settings_same_hours({ day: weekdayName(days[first]?.weekday ?? 0) })}
        </Button>
      )}
    </PlainList>
  )
}
