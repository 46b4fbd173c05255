import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import type { StaffSlot } from '../../../slots/slots.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import { useSession } from '../../../ui/session.ts'
import { useCall } from '../../../ui/use-call.ts'
import { slotWays } from '../../kit/slot-ways.ts'
import { WindowsAlert } from './windows-alert.tsx'

/** The windows ahead with more shares than fit, each with a way to its shares for those who may see them. */
export function SharesOver({ slots }: { slots: readonly StaffSlot[] }) {
  const timeZone = useShop()?.settings.timeZone
  const seesSeasons = mayDo(useSession()?.shopRoles ?? [], 'orders')
  const { answer: seasons } = useCall('GET /qurbani/findSeasons', {}, seesSeasons)
  const seasonOf = (slotId: number) =>
    seasons?.find(({ windows }) => windows.some(({ windowId }) => windowId === slotId))?.seasonId
  return (
    <WindowsAlert title={m.office_windows_shares_over()} text={m.office_windows_shares_over_text()}>
      {slots.map(slot => {
        const seasonId = seasonOf(slot.slotId)
        const window = slotWords(slot, timeZone)
        return (
          <li key={slot.slotId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold tabular-nums">{window}</p>
              <p className="text-sm tabular-nums">
                {slotWays[slot.method]()} · {m.office_windows_shares_too_many({ count: slot.over })}
              </p>
            </div>
            {seasonId !== undefined && (
              <ButtonLink
                aria-label={m.office_windows_shares_see_named({ window })}
                to={`/admin/qurbani/${seasonId}/shares?windowId=${slot.slotId}`}
              >
                {m.office_windows_shares_see()}
              </ButtonLink>
            )}
          </li>
        )
      })}
    </WindowsAlert>
  )
}
