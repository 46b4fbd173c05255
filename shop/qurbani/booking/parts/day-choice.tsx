import { m } from '../../../messages/m.ts'
import { Choice } from '../../../ui/choice.tsx'
import type { DayWords } from '../../day-words.ts'
import type { Season } from '../../qurbani.contract.ts'

type Props = {
  season: Season
  days: Record<number, DayWords>
  chosen: number
  onChoose: (day: number) => void
}

/** The days of the season in both calendars, with the shares left on each. */
export function DayChoice({ season, days, chosen, onChoose }: Props) {
  const leftOn = (day: number) =>
    season.offers.reduce((all, offer) => all + (offer.day === day ? offer.left : 0), 0)
  return (
    <fieldset>
      <legend className="mb-3 font-display text-2xl">{m.qurbani_choose_day()}</legend>
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {season.days.map(({ day }) => {
          const left = leftOn(day)
          return (
            <Choice
              key={day}
              name="day"
              value={day}
              checked={chosen === day}
              onChange={() => onChoose(day)}
              className="flex flex-col rounded-tile px-4 py-3"
            >
              <span className="text-sm font-semibold text-green">{m.qurbani_day({ day })}</span>
              <span className="font-display text-xl">{days[day]?.civil}</span>
              <span className="text-sm text-muted">{days[day]?.hijri}</span>
              <span className={`mt-2 text-sm font-medium ${left === 0 ? 'text-rose' : ''}`}>
                {left === 0 ? m.qurbani_day_full() : m.qurbani_left({ count: left })}
              </span>
            </Choice>
          )
        })}
      </div>
    </fieldset>
  )
}
