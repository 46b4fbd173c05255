import { send } from '../../../api.ts'
import { checkDays } from '../../../hours/days.rules.ts'
import type { OwnPrayerTime } from '../../../hours/prayer-times.contract.ts'
import { m } from '../../../messages/m.ts'
import type { Prayer } from '../../../settings/choices.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { ownTimeName } from '../hours-words.ts'
import { daysLeft } from '../own-times.rules.ts'
import { PrayerField } from './prayer-field.tsx'

/** `own` is absent for a new one of the branch. */
type Props = EntryWays<OwnPrayerTime> & { own: OwnPrayerTime | undefined; branchId: number }
type Draft = { prayer: Prayer; firstDay: string; lastDay: string; time: string }

/** Sends an own time; an edited one is removed from the days that it no longer has. */
async function sendOwnTime(own: OwnPrayerTime | undefined, draft: Draft & { branchId: number }) {
  const { branchId } = draft
  const sent = await send('POST /prayerTimes/save', draft)
  const left = own && sent.ok ? daysLeft(own, draft) : []
  let last = sent
  for (const days of left)
    if (last.ok) last = await send('POST /prayerTimes/save', { ...days, branchId, time: null })
  return last
}

/** The form for the time of a prayer on some days. Only the server knows the date in the shop. */
export function OwnTimeDialog({ own, branchId, ...ways }: Props) {
  const { prayer = 'DHUHR', firstDay = '', lastDay = '', time = '' } = own ?? {}
  const whole = (draft: Draft) => ({ ...draft, lastDay: draft.lastDay || draft.firstDay })
  const form = useForm<Draft>(
    { prayer, firstDay, lastDay, time },
    {
      check: draft => ({
        ...checkDays(whole(draft), ''),
        ...(draft.time ? {} : { time: m.hours_time_needed() }),
      }),
      post: draft =>
        savedEntry(sendOwnTime(own, { ...whole(draft), branchId }), {
          ...ways,
          ...{ name: ownTimeName({ branchId, ...draft }), list: '' },
        }),
    },
  )
  return (
    <DialogForm
      title={own ? m.office_settings_own_time_edit() : m.office_settings_own_time_add()}
      form={form}
      onClose={ways.onClose}
    >
      <PrayerField {...form.text('prayer')} />
      <Field type="time" label={m.office_settings_own_time()} {...form.text('time')} />
      <Field type="date" label={m.office_settings_first_day()} {...form.text('firstDay')} />
      <Field type="date" label={m.office_settings_last_day()} {...form.text('lastDay')} />
    </DialogForm>
  )
}
