import type { ComponentProps } from 'react'
import { send } from '../../../api.ts'
import type { OwnPrayerTime } from '../../../hours/prayer-times.contract.ts'
import { m } from '../../../messages/m.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { spanName } from '../../kit/span-name.ts'
import { ownTimeName } from '../hours-words.ts'
import { OwnTimeDialog } from './own-time-dialog.tsx'

type Props = Pick<ComponentProps<typeof EntryList<OwnPrayerTime>>, 'found' | 'onChanged'> & {
  branchId: number
}

/** The prayer times of a branch that the shop has set itself, in place of the computed ones. */
export function OwnTimesList({ branchId, ...list }: Props) {
  return (
    <EntryList
      title={m.office_settings_own_times()}
      text={m.office_settings_own_times_text()}
      none={m.office_settings_own_times_none()}
      add={m.office_settings_own_time_add()}
      idOf={({ prayer, firstDay }) => `${prayer} ${firstDay}`}
      nameOf={ownTimeName}
      factsOf={spanName}
      remove={own => send('POST /prayerTimes/save', { ...own, time: null })}
      restore={own => send('POST /prayerTimes/save', own)}
      {...list}
    >
      {(own, ways) => <OwnTimeDialog own={own} branchId={branchId} {...ways} />}
    </EntryList>
  )
}
