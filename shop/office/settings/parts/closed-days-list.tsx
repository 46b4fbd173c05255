import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { ClosedDays } from '../../../settings/closed-days.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { spanName } from '../../kit/weekday-name.ts'
import { ClosedDaysDialog } from './closed-days-dialog.tsx'

/** The days on which the shop is closed regardless of its hours. */
export function ClosedDaysList() {
  const { answer, problem, retry } = useCall('GET /closedDays/findAll', {})
  const [changed, setChanged] = useState<readonly ClosedDays[]>()
  const [edited, setEdited] = useState<ClosedDays | 'new'>()
  const closed = changed ?? answer
  const failed = (title: string) => toast(title || m.shop_offline())
  const bringBack = async ({ branchId, firstDay, lastDay, why }: ClosedDays) => {
    const sent = await send('POST /closedDays/save', { branchId, firstDay, lastDay, why })
    if (sent.ok) return setChanged(sent.answer)
    failed(sent.problem.errors?.[0]?.message ?? sent.problem.title)
  }
  const remove = async (days: ClosedDays) => {
    const sent = await send('POST /closedDays/delete/{id}', { id: days.closedDayId })
    if (!sent.ok) return failed(sent.problem.title)
    setChanged(sent.answer)
    toast(m.office_settings_gone({ name: days.why }), {
      undo: { says: m.office_undo(), does: () => void bringBack(days) },
    })
  }
  return (
    <PlainList
      title={m.office_settings_closed_days()}
      text={m.office_settings_closed_days_text()}
      add={
        <Button look="quiet" onClick={() => setEdited('new')}>
          {m.office_settings_closed_days_add()}
        </Button>
      }
    >
      <Answer problem={problem} onRetry={retry} lines={1}>
        {closed &&
          (closed.length === 0 ? (
            <p className="text-muted">{m.office_settings_closed_days_none()}</p>
          ) : (
            <ul
              aria-label={m.office_settings_closed_days()}
              className="-ms-4 -me-2 divide-y divide-line sm:-me-3"
            >
              {closed.map(days => (
                <li key={days.closedDayId}>
                  <EntryRow
                    name={days.why}
                    facts={spanName(days)}
                    onEdit={() => setEdited(days)}
                    onRemove={() => void remove(days)}
                  />
                </li>
              ))}
            </ul>
          ))}
      </Answer>
      {edited && (
        <ClosedDaysDialog
          days={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={next => {
            setChanged(next)
            if (edited !== 'new')
              setEdited(next.find(({ closedDayId }) => closedDayId === edited.closedDayId) ?? edited)
          }}
        />
      )}
    </PlainList>
  )
}
