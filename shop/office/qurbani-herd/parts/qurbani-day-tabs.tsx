import { m } from '../../../messages/m.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { bothCalendars } from '../../kit/qurbani-office-words.ts'

/** The days of a season as tabs. */
export function QurbaniDayTabs({
  season: { seasonId, days },
  day: shown,
}: {
  season: SeasonRow
  day: number
}) {
  return (
    <nav aria-label={m.office_qurbani_screens_days_nav()} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {days.map(({ day, date }) => (
          <li key={day}>
            <Link
              to={`/admin/qurbani/${seasonId}/assign?day=${day}`}
              aria-current={day === shown ? 'page' : undefined}
              className="block min-h-11 rounded-small border border-line px-4 py-1.5 leading-snug hover:bg-green-soft aria-[current=page]:border-green aria-[current=page]:bg-green-soft aria-[current=page]:text-green"
            >
              <span className="block font-semibold">{m.office_qurbani_screens_day({ day })}</span>
              <span className="block text-sm">{bothCalendars(date)?.civil}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
