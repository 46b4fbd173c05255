import { CalendarClock } from 'lucide-react'
import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useSession } from '../../../ui/session.ts'

/** The screen of a branch without windows: what they are for, and the way to set them up. `branchId`: absent in a shop with one branch. */
export function NoWindows({ branchId }: { branchId: number | undefined }) {
  const maySetUp = mayDo(useSession()?.shopRoles ?? [], 'settings')
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <CalendarClock aria-hidden className="size-9 text-green" />
      <h2 className="text-2xl">{m.office_windows_not_made()}</h2>
      <p className="max-w-prose text-pretty text-muted">{m.office_windows_not_made_text()}</p>
      {maySetUp ? (
        <ButtonLink
          look="main"
          to={`/admin/settings/windows${branchId === undefined ? '' : `?branch=${branchId}`}`}
        >
          {m.office_windows_set_up()}
        </ButtonLink>
      ) : (
        <p className="text-muted">{m.office_windows_ask_owner()}</p>
      )}
    </div>
  )
}
