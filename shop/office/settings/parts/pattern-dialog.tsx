import { Store, Truck } from 'lucide-react'
import { send } from '../../../api.ts'
import type { Zone } from '../../../delivery/zones.contract.ts'
import type { Currency } from '../../../lib/money.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import type { SlotPattern } from '../../../slots/patterns.contract.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { slotWays } from '../../kit/slot-ways.ts'
import { atDraftFields, checkPatternDraft, type PatternDraft, patternIn } from '../pattern-draft.rules.ts'
import { patternFacts } from '../pattern-words.ts'
import { PatternLimits } from './pattern-limits.tsx'
import { PatternTimes } from './pattern-times.tsx'
import { TickGroup } from './tick-group.tsx'

const ways = [
  { code: 'IN STORE', says: slotWays['IN STORE'], icon: Store },
  { code: 'DELIVERY', says: slotWays.DELIVERY, icon: Truck },
] as const

type Props = EntryWays<SlotPattern> & {
  /** Absent for a new one. */
  pattern: SlotPattern | undefined
  draft: PatternDraft
  /** The branch of a new one, and its zones. */
  branchId: number
  currency: Currency
  zones: readonly Zone[]
}

/** The form for a pattern of windows. */
export function PatternDialog({ pattern, draft, branchId, currency, zones, onClose, onSaved }: Props) {
  const form = useForm<PatternDraft>(draft, {
    check: written => checkPatternDraft(written, currency.exponent),
    post: written => {
      const { patternId, updatedDate } = pattern ?? {}
      const which = pattern ? { patternId, branchId, updatedDate } : { branchId }
      const sent = patternIn(written)
      return savedEntry(send('POST /slotPatterns/save', { ...sent, ...which }), {
        ...{ name: sent.patternName, list: 'patterns', onClose, onSaved },
      })
    },
    rename: (wrong): WrongFields => atDraftFields(wrong, form.values),
  })
  const { values, text } = form
  return (
    <DialogForm
      title={pattern ? m.office_windows_edit() : m.office_windows_add()}
      form={form}
      current={
        pattern && (
          <CurrentVersion name={pattern.patternName} facts={patternFacts(pattern, currency, zones)} />
        )
      }
      onClose={onClose}
    >
      <Field
        wide
        label={m.office_windows_name()}
        hint={m.office_windows_name_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.why}
        {...text('patternName')}
      />
      <ChoiceField
        label={m.office_windows_way()}
        name="method"
        choices={ways}
        value={values.method}
        onChange={method => form.change({ method })}
      />
      {values.method === 'DELIVERY' && zones.length > 0 && (
        <TickGroup
          label={m.office_windows_zones()}
          hint={m.office_windows_zones_hint()}
          choices={zones.map(({ zoneId, zoneName }) => ({ code: zoneId, says: zoneName }))}
          error={form.wrong.zoneIds}
          chosen={values.zoneIds}
          onChange={zoneIds => form.change({ zoneIds })}
        />
      )}
      <PatternTimes form={form} />
      <PatternLimits form={form} currency={currency.code} />
      <Field
        type="date"
        label={m.office_settings_first_day_optional()}
        hint={m.office_windows_dates_hint()}
        {...text('firstDay')}
      />
      <Field type="date" label={m.office_settings_last_day_optional()} {...text('lastDay')} />
      <CheckField
        label={m.office_windows_active()}
        hint={m.office_windows_active_hint()}
        {...form.tick('active')}
      />
    </DialogForm>
  )
}
