import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { spanName } from '../../kit/span-name.ts'
import { ofBranch } from '../of-branch.ts'
import { ClosedDaysDialog } from './closed-days-dialog.tsx'

type Props = { branchId: number; onChanged: () => void }

/** The days on which the shop is closed regardless of its hours. */
export function ClosedDaysList({ branchId, onChanged }: Props) {
  return (
    <EntryList
      title={m.office_settings_closed_days()}
      text={m.office_settings_closed_days_text()}
      none={m.office_settings_closed_days_none()}
      add={m.office_settings_closed_days_add()}
      found={ofBranch(useCall('GET /closedDays/findAll', {}), branchId)}
      idOf={({ closedDayId }) => closedDayId}
      nameOf={({ why }) => why}
      factsOf={spanName}
      remove={({ closedDayId }) => send('POST /closedDays/delete/{id}', { id: closedDayId })}
      restore={({ closedDayId: _, updatedDate: __, ...days }) => send('POST /closedDays/save', days)}
      onChanged={onChanged}
    >
      {(days, ways) => <ClosedDaysDialog days={days} branchId={branchId} {...ways} />}
    </EntryList>
  )
}
