import { CalendarClock, Hourglass } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import type { PatternDraft } from '../pattern-draft.rules.ts'
import { CutOffFields } from './cut-off-fields.tsx'

const kinds = [
  { code: 'BEFORE', says: m.office_windows_cut_off_before, icon: Hourglass },
  { code: 'DAY', says: m.office_windows_cut_off_day, icon: CalendarClock },
] as const

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const

type Props = {
  form: Pick<ReturnType<typeof useForm<PatternDraft>>, 'values' | 'change' | 'text'>
  currency: string
}

/** How many orders fit in a window of a pattern, until when they are possible, and what it costs. */
export function PatternLimits({ form: { values, change, text }, currency }: Props) {
  return (
    <>
      <Field label={m.office_windows_capacity()} {...number} {...text('capacity')} />
      <Field
        label={m.office_windows_work()}
        hint={m.office_windows_work_hint()}
        {...number}
        {...text('workMinutes')}
      />
      <Field
        label={m.office_windows_lead()}
        hint={m.office_windows_lead_hint()}
        {...number}
        {...text('leadMinutes')}
      />
      <CutOffFields
        choices={kinds}
        value={values.cutOffKind}
        onChange={cutOffKind => change({ cutOffKind })}
        daysLabel={m.office_windows_cut_off_days()}
        text={text}
      >
        <Field label={m.office_windows_cut_off_amount()} {...number} {...text('cutOffSpan')} />
        <SelectField label={m.office_windows_cut_off_unit()} {...text('cutOffUnit')}>
          <option value="MINUTES">{m.office_windows_unit_minutes()}</option>
          <option value="HOURS">{m.office_windows_unit_hours()}</option>
        </SelectField>
      </CutOffFields>
      <Field
        label={m.office_windows_fee({ currency })}
        hint={m.office_windows_fee_hint()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...text('fee')}
      />
      <SelectField wide label={m.office_windows_needs()} {...text('needs')}>
        <option value="WHOLE">{m.office_windows_needs_whole()}</option>
        <option value="PART">{m.office_windows_needs_part()}</option>
      </SelectField>
    </>
  )
}
