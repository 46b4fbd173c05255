import { send } from '../../../api.ts'
import type { DatedHours } from '../../../hours/dated-hours.contract.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { isNextDay } from '../../forms/typed-time.ts'
import { checkDatedDraft, type DatedDraft, datedDraftOf, datedIn } from '../dated-draft.rules.ts'
import { datedFacts } from '../hours-words.ts'
import { WeekdayField } from './weekday-field.tsx'

/** `hours` is absent for new ones of the branch. */
type Props = EntryWays<DatedHours> & { hours: DatedHours | undefined; branchId: number }

/** The form for hours of some days that replace those of the week. */
export function DatedHoursDialog({ hours, branchId, ...ways }: Props) {
  const form = useForm<DatedDraft>(datedDraftOf(hours), {
    check: checkDatedDraft,
    post: draft => {
      const { datedHoursId, updatedDate } = hours ?? {}
      const which = hours ? { datedHoursId, branchId, updatedDate } : { branchId }
      const sent = datedIn(draft)
      return savedEntry(send('POST /datedHours/save', { ...sent, ...which }), {
        ...ways,
        ...{ name: sent.name, list: 'datedHours' },
      })
    },
  })
  return (
    <DialogForm
      title={hours ? m.office_settings_dated_edit() : m.office_settings_dated_add()}
      form={form}
      current={hours && <CurrentVersion name={hours.name} facts={datedFacts(hours)} />}
      onClose={ways.onClose}
    >
      <Field
        wide
        label={m.office_settings_dated_name()}
        hint={m.office_settings_dated_name_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.why}
        {...form.text('name')}
      />
      <Field type="date" label={m.office_settings_first_day()} {...form.text('firstDay')} />
      <Field type="date" label={m.office_settings_last_day()} {...form.text('lastDay')} />
      <WeekdayField wide {...form.text('weekday')} />
      <Field type="time" label={m.office_settings_opens()} {...form.text('opens')} />
      <Field
        type="time"
        label={m.office_settings_closes()}
        hint={isNextDay(form.values) ? m.office_near_next_day() : undefined}
        {...form.text('closes')}
      />
    </DialogForm>
  )
}
