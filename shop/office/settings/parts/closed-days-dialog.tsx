import { send } from '../../../api.ts'
import type { ClosedDays } from '../../../hours/closed-days.contract.ts'
import { checkClosed } from '../../../hours/closed-days.rules.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { spanName } from '../../kit/span-name.ts'

/** `days` is absent for new ones of the branch. */
type Props = EntryWays<ClosedDays> & { days: ClosedDays | undefined; branchId: number }

/** The form for days on which the shop is closed. Only the server knows the date in the shop. */
export function ClosedDaysDialog({ days, branchId, ...ways }: Props) {
  const { firstDay = '', lastDay = '', why = '' } = days ?? {}
  const form = useForm(
    { firstDay, lastDay, why },
    {
      check: written => checkClosed({ ...written, lastDay: written.lastDay || written.firstDay }, ''),
      post: written => {
        const { closedDayId, updatedDate } = days ?? {}
        const which = days ? { closedDayId, branchId, updatedDate } : { branchId }
        const sent = { ...written, lastDay: written.lastDay || written.firstDay, ...which }
        return savedEntry(send('POST /closedDays/save', sent), {
          ...ways,
          ...{ name: written.why, list: 'closedDays' },
        })
      },
    },
  )
  return (
    <DialogForm
      title={days ? m.office_settings_closed_days_edit() : m.office_settings_closed_days_add()}
      form={form}
      current={days && <CurrentVersion name={days.why} facts={spanName(days)} />}
      onClose={ways.onClose}
    >
      <Field type="date" label={m.office_settings_first_day()} {...form.text('firstDay')} />
      <Field type="date" label={m.office_settings_last_day()} {...form.text('lastDay')} />
      <Field
        wide
        label={m.office_settings_why()}
        hint={m.office_settings_why_hint()}
        maxLength={MOST_CHARACTERS.why}
        {...form.text('why')}
      />
    </DialogForm>
  )
}
