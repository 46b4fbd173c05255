import { useState } from 'react'
import { send } from '../../../api.ts'
import { labelUnits } from '../../../catalogue/codes/label.rules.ts'
import type { StoredLabelRule } from '../../../catalogue/codes/label-rules.contract.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import {
  checkLabelDraft,
  labelDraftOf,
  labelExample,
  labelFacts,
  labelIn,
  labelPresets,
} from './label-draft.rules.ts'

/** The form for a rule for labels; a new one can begin with one that is usual in a country. */
export function LabelDialog({
  rule,
  ...ways
}: EntryWays<StoredLabelRule> & { rule: StoredLabelRule | undefined }) {
  const [preset, setPreset] = useState('')
  const form = useForm(labelDraftOf(rule), {
    check: checkLabelDraft,
    post: draft => {
      const { ruleId, updatedDate } = rule ?? {}
      const sent = labelIn(draft)
      const sending = send('POST /barcodeRules/save', { ...sent, ...(rule ? { ruleId, updatedDate } : {}) })
      return savedEntry(sending, { ...ways, ...{ name: sent.ruleName, list: 'rules' } })
    },
  })
  const example = labelExample(form.values)
  return (
    <DialogForm
      title={rule ? m.office_labels_edit() : m.office_labels_add()}
      form={form}
      current={rule && <CurrentVersion name={rule.ruleName} facts={labelFacts(rule)} />}
      onClose={ways.onClose}
    >
      {!rule && (
        <SelectField
          wide
          label={m.office_labels_preset()}
          value={preset}
          onChange={({ target }) => {
            setPreset(target.value)
            const chosen = labelPresets.find(({ code }) => code === target.value)
            form.change(chosen?.draft ?? labelDraftOf(undefined))
          }}
        >
          <option value="">{m.office_labels_preset_none()}</option>
          {labelPresets.map(({ code, says }) => (
            <option key={code} value={code}>
              {says()}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        wide
        label={m.office_labels_name()}
        hint={m.office_labels_name_hint()}
        autoComplete="off"
        maxLength={60}
        {...form.text('ruleName')}
      />
      <Field
        wide
        label={m.office_labels_pattern()}
        hint={m.office_labels_pattern_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="tabular-nums uppercase"
        {...form.text('pattern')}
      />
      <SelectField label={m.office_labels_measure()} {...form.text('measure')}>
        <option value="WEIGHT">{m.office_labels_weight()}</option>
        <option value="PRICE">{m.office_labels_price()}</option>
      </SelectField>
      <Field
        label={m.office_labels_decimals()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...form.text('decimals')}
      />
      {form.values.measure === 'WEIGHT' && (
        <SelectField label={m.office_labels_unit()} {...form.text('unit')}>
          {labelUnits.map(unit => (
            <option key={unit}>{unit}</option>
          ))}
        </SelectField>
      )}
      <p role="status" className="text-sm text-muted sm:col-span-2">
        {example}
      </p>
    </DialogForm>
  )
}
