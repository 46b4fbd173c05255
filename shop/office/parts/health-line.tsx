import { TriangleAlert } from 'lucide-react'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import type { findToday } from '../today.contract.ts'

type Trouble = NonNullable<OutputOf<typeof findToday>['troubles']>[number]

function inWords({ kind, isLate }: Trouble): string {
  if (kind === 'BACKUP') return m.office_health_today_backup()
  if (kind === 'DRILL') return m.office_health_today_drill()
  return isLate ? m.office_health_today_overdue() : m.office_health_today_wrong()
}

/** Says what is wrong with the books or the backups, with a link to the shop's health. */
export function HealthLine({ troubles }: { troubles: readonly Trouble[] }) {
  if (troubles.length === 0) return null
  return (
    <div role="alert" className="flex gap-3 rounded-tile bg-rose-soft px-5 py-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-rose" />
      <div className="min-w-0">
        {troubles.map(trouble => (
          <p key={trouble.kind} className="font-semibold text-pretty text-rose">
            {inWords(trouble)}
          </p>
        ))}
        <Link to="/admin/health" className="inline-block py-1 font-medium underline underline-offset-4">
          {m.office_health_today_open()}
        </Link>
      </div>
    </div>
  )
}
