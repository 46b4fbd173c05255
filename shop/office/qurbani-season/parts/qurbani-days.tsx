import { daysLater } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { bothCalendars } from '../../kit/qurbani-office-words.ts'
import type { OfSeason } from '../of-season.ts'
import { withCapacityOfDay1, withDays } from '../season-days.rules.ts'
import { QurbaniCopyDay } from './qurbani-copy-day.tsx'
import { QurbaniSection } from './qurbani-section.tsx'

/** The days of a season, with the number of animals each takes, and the number already promised or offered. */
export function QurbaniDays(of: OfSeason) {
  const { form } = of.edit
  const { firstDay, days, offers } = form.values
  const put = (at: number, capacity: string) =>
    form.change({ days: days.map((day, place) => (place === at ? { capacity } : day)) })
  const promisedOn = (day: number) => {
    const families = of.known?.offers.filter(({ type }) => type === 'FAMILY') ?? []
    return [...offers, ...families]
      .filter(offer => offer.day === day)
      .reduce((sum, { animals }) => sum + (Number(animals) || 0), 0)
  }
  const date = (day: number) =>
    Number.isNaN(Date.parse(firstDay)) ? undefined : bothCalendars(daysLater(firstDay, day - 1))
  return (
    <QurbaniSection
      title={m.office_qurbani_screens_days()}
      text={m.office_qurbani_screens_days_text()}
      wrong={form.wrong.days}
      aside={
        <QurbaniCopyDay
          of={of}
          what={m.office_qurbani_screens_days()}
          copy={draft => ({ days: withCapacityOfDay1(draft) })}
        />
      }
    >
      <div className={`grid gap-4 ${days.length === 4 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}>
        {days.map(({ capacity }, at) => {
          const day = at + 1
          const words = date(day)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <div key={at} className="min-w-0 rounded-tile bg-sunken p-4">
              <h3 className="text-lg">{m.office_qurbani_screens_day({ day })}</h3>
              <p className="mb-3 text-sm text-muted">
                {words?.civil}
                <br />
                {words?.hijri}
              </p>
              <Field
                inputMode="numeric"
                label={
                  <>
                    <span className="sr-only">{m.office_qurbani_screens_capacity_of({ day })} </span>
                    {m.office_qurbani_screens_capacity()}
                  </>
                }
                maxLength={5}
                value={capacity}
                error={form.wrong[`days.${at}.capacity`]}
                hint={m.office_qurbani_screens_promised({
                  promised: promisedOn(day),
                  animals: of.known?.days[at]?.animals ?? 0,
                })}
                onChange={({ target }) => put(at, target.value)}
              />
            </div>
          )
        })}
      </div>
      <div className="max-w-48">
        <SelectField
          label={m.office_qurbani_screens_how_many_days()}
          value={days.length}
          onChange={({ target }) => form.change(now => withDays(now, Number(target.value)))}
        >
          <option value={3}>{m.office_qurbani_screens_three()}</option>
          <option value={4}>{m.office_qurbani_screens_four()}</option>
        </SelectField>
      </div>
    </QurbaniSection>
  )
}
