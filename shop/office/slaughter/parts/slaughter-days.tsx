import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { dateWords } from '../../kit/slaughter-words.ts'
import type { SlaughterView } from './slaughter-views.tsx'

type Props = {
  seasonId: number
  days: readonly { day: number; date: string }[]
  day: number
  view: SlaughterView
}

/** The choice of a day of the season. */
export function SlaughterDays({ seasonId, days, day, view }: Props) {
  return (
    <nav aria-label={m.office_slaughter_days()}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 sm:flex sm:flex-wrap">
        {days.map(one => (
          <li key={one.day}>
            <Link
              to={`/admin/qurbani/${seasonId}/day/${one.day}${view === 'collect' ? '?view=collect' : ''}`}
              aria-current={one.day === day ? 'page' : undefined}
              className="grid min-h-14 content-center rounded-small border border-edge bg-raised px-3 py-1.5 text-center no-underline hover:bg-green-soft aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green sm:px-6"
            >
              <span className="font-semibold">{m.office_slaughter_day_number({ day: one.day })}</span>
              <span className="text-sm text-balance">{dateWords(one.date)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
