import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import type { ClosedDays } from '../../../settings/closed-days.contract.ts'
import { checkClosed } from '../../../settings/closed-days.rules.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { spanName } from '../../kit/weekday-name.ts'

type Props = {
  /** Absent for new ones. */
  days: ClosedDays | undefined
  onClose: () => void
  onSaved: (closed: readonly ClosedDays[]) => void
}

/** The form for days on which the shop is closed. Only the server knows the date in the shop. */
export function ClosedDaysDialog({ days, onClose, onSaved }: Props) {
  const { firstDay = '', lastDay = '', why = '' } = days ?? {}
  const form = useForm(
    { firstDay, lastDay, why },
    {
      check: written => checkClosed({ ...written, lastDay: written.lastDay || written.firstDay }, ''),
      post: async written => {
        const which = days
          ? { closedDayId: days.closedDayId, branchId: days.branchId, updatedDate: days.updatedDate }
          : {}
        const sent = await send('POST /closedDays/save', {
          ...written,
          lastDay: written.lastDay || written.firstDay,
          ...which,
        })
        if (!sent.ok) {
          if (sent.problem.type === '/problems/changed') onSaved(sent.problem.closedDays as ClosedDays[])
          return sent.problem
        }
        toast(m.office_catalogue_saved({ name: written.why }))
        onSaved(sent.answer)
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={days ? m.office_settings_closed_days_edit() : m.office_settings_closed_days_add()}
      form={form}
      current={days && <CurrentVersion name={days.why} facts={spanName(days)} />}
      onClose={onClose}
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
