import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import type { StandingOrder } from '../standing.contract.ts'
import { standingWords } from '../standing-words.ts'
import { PastDays } from './past-days.tsx'
import { StandingActions } from './standing-actions.tsx'
import { StandingDayRow } from './standing-day-row.tsx'

type Props = {
  of: StandingOrder
  ways: readonly StandingOrder['pickupType'][]
  onChanged: () => void
}

/** A standing order: its list, when and where, its next day, and its latest days. */
export function StandingCard({ of, ways, onChanged }: Props) {
  const { listName, pickupType, place, state, coming, past } = of
  const nextAt = coming.findIndex(({ outcome }) => outcome === null || outcome === 'TOLD')
  const shown = coming.filter(({ outcome }, at) => at <= nextAt || outcome !== null)
  const later = coming.filter(day => !shown.includes(day))
  const where = pickupType === 'DELIVERY' ? m.lists_standing_to : m.lists_standing_at
  return (
    <li className="card space-y-4 p-5">
      <div className="wrap-anywhere">
        <h3 className="text-xl">
          <bdi>{listName}</bdi>
        </h3>
        <p className="font-medium">{standingWords(of)}</p>
        <p className="text-sm text-muted">{where({ address: place })}</p>
      </div>
      {state === 'PAUSED' ? (
        <p className="rounded-small bg-saffron-soft px-4 py-3">{m.lists_standing_is_paused()}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map(day => (
            <StandingDayRow key={day.day} of={of} day={day} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {state === 'ACTIVE' && later.length > 0 && (
        <p className="text-sm text-muted">
          {m.lists_standing_later()} {later.map(({ day }) => showWeekday(day)).join(' · ')}
        </p>
      )}
      {past.length > 0 && <PastDays days={past} />}
      <StandingActions of={of} ways={ways} onChanged={onChanged} />
    </li>
  )
}
