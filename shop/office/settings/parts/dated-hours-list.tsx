import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { datedFacts } from '../hours-words.ts'
import { ofBranch } from '../of-branch.ts'
import { DatedHoursDialog } from './dated-hours-dialog.tsx'

type Props = { branchId: number; onChanged: () => void }

/** The hours of some days that replace those of the week, such as in Ramadan. */
export function DatedHoursList({ branchId, onChanged }: Props) {
  return (
    <EntryList
      title={m.office_settings_dated()}
      text={m.office_settings_dated_text()}
      none={m.office_settings_dated_none()}
      add={m.office_settings_dated_add()}
      found={ofBranch(useCall('GET /datedHours/findAll', {}), branchId)}
      idOf={({ datedHoursId }) => datedHoursId}
      nameOf={({ name }) => name}
      factsOf={datedFacts}
      remove={({ datedHoursId }) => send('POST /datedHours/delete/{id}', { id: datedHoursId })}
      restore={({ datedHoursId: _, updatedDate: __, ...hours }) => send('POST /datedHours/save', hours)}
      onChanged={onChanged}
    >
      {(hours, ways) => <DatedHoursDialog hours={hours} branchId={branchId} {...ways} />}
    </EntryList>
  )
}
