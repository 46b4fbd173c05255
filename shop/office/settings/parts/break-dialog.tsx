import { Clock, MoonStar } from 'lucide-react'
import { send } from '../../../api.ts'
import type { ShopBreak } from '../../../hours/breaks.contract.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { type BreakDraft, breakDraftOf, breakIn, checkBreakDraft } from '../break-draft.rules.ts'
import { breakFacts } from '../hours-words.ts'
import { PrayerField } from './prayer-field.tsx'
import { WeekdayField } from './weekday-field.tsx'

const kinds = [
  { code: 'TIME', says: m.office_settings_break_at, icon: Clock },
  { code: 'PRAYER', says: m.office_settings_break_around, icon: MoonStar },
] as const

/** `shopBreak` is absent for a new one of the branch. */
type Props = EntryWays<ShopBreak> & { shopBreak: ShopBreak | undefined; branchId: number }

/** The form for a break: at a time of the clock, or around a prayer. */
export function BreakDialog({ shopBreak, branchId, ...ways }: Props) {
  const form = useForm<BreakDraft>(breakDraftOf(shopBreak), {
    check: checkBreakDraft,
    post: draft => {
      const { breakId, updatedDate } = shopBreak ?? {}
      const which = shopBreak ? { breakId, branchId, updatedDate } : { branchId }
      const sent = breakIn(draft)
      return savedEntry(send('POST /breaks/save', { ...sent, ...which }), {
        ...ways,
        ...{ name: sent.name, list: 'breaks' },
      })
    },
  })
  const { kind } = form.values
  const minutes = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const
  return (
    <DialogForm
      title={shopBreak ? m.office_settings_break_edit() : m.office_settings_break_add()}
      form={form}
      current={shopBreak && <CurrentVersion name={shopBreak.name} facts={breakFacts(shopBreak)} />}
      onClose={ways.onClose}
    >
      <Field
        wide
        label={m.office_settings_break_name()}
        hint={m.office_settings_break_name_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.why}
        {...form.text('name')}
      />
      <ChoiceField
        label={m.office_settings_break_when()}
        name="kind"
        choices={kinds}
        value={kind}
        onChange={code => form.change({ kind: code })}
      />
      {kind === 'TIME' ? (
        <>
          <Field type="time" label={m.office_settings_break_starts()} {...form.text('starts')} />
          <Field type="time" label={m.office_settings_break_ends()} {...form.text('ends')} />
        </>
      ) : (
        <>
          <PrayerField
            wide
            hint={form.values.prayer === 'DHUHR' ? m.office_settings_dhuhr_hint() : undefined}
            {...form.text('prayer')}
          />
          <Field label={m.office_settings_break_before()} {...minutes} {...form.text('minutesBefore')} />
          <Field label={m.office_settings_break_after()} {...minutes} {...form.text('minutesAfter')} />
        </>
      )}
      <WeekdayField wide {...form.text('weekday')} />
      <Field
        type="date"
        label={m.office_settings_first_day_optional()}
        hint={m.office_settings_break_days_hint()}
        {...form.text('firstDay')}
      />
      <Field type="date" label={m.office_settings_last_day_optional()} {...form.text('lastDay')} />
    </DialogForm>
  )
}
