import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { MOST_CHARACTERS } from '../../../settings/choices.ts'
import type { AdvanceRule } from '../../../slots/advance/advance.contract.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import {
  type AdvanceDraft,
  advanceDraftOf,
  advanceIn,
  advancePreview,
  atAdvanceFields,
  checkAdvanceDraft,
} from './advance-draft.rules.ts'
import { AdvanceGoods } from './advance-goods.tsx'
import { AdvanceTimes } from './advance-times.tsx'
import { type AdvanceNames, advanceFacts } from './advance-words.ts'

type Props = EntryWays<AdvanceRule> & {
  /** Absent for a new one. */
  rule: AdvanceRule | undefined
  departments: AdvanceNames['departments']
  /** All branches of the shop, also closed ones. */
  branches: readonly StaffBranch[]
}

/** The form for a rule about goods that are ordered in advance. */
export function AdvanceDialog({ rule, departments, branches, ...ways }: Props) {
  const form = useForm<AdvanceDraft>(advanceDraftOf(rule), {
    check: checkAdvanceDraft,
    post: draft => {
      const { ruleId, updatedDate } = rule ?? {}
      const which = rule ? { ruleId, updatedDate } : {}
      const sent = advanceIn(draft)
      return savedEntry(send('POST /advanceRules/save', { ...sent, ...which }), {
        ...ways,
        ...{ name: sent.ruleName, list: 'rules' },
      })
    },
    rename: atAdvanceFields,
  })
  const choices = branches.filter(({ active, branchId }) => active || branchId === rule?.branchId)
  const preview = advancePreview(form.values)
  return (
    <DialogForm
      title={rule ? m.office_settings_advance_edit() : m.office_settings_advance_add()}
      form={form}
      current={
        rule && <CurrentVersion name={rule.ruleName} facts={advanceFacts(rule, { departments, branches })} />
      }
      onClose={ways.onClose}
    >
      <Field
        wide
        label={m.office_windows_name()}
        hint={m.office_windows_name_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.why}
        {...form.text('ruleName')}
      />
      <AdvanceGoods form={form} departments={departments} />
      <AdvanceTimes form={form} />
      {choices.length > 1 && (
        <SelectField wide label={m.office_branch()} {...form.text('branch')}>
          <option value="">{m.office_all_branches()}</option>
          {choices.map(({ branchId, branchName }) => (
            <option key={branchId} value={branchId}>
              {branchName}
            </option>
          ))}
        </SelectField>
      )}
      <CheckField
        label={m.office_settings_advance_active()}
        hint={m.office_settings_advance_active_hint()}
        {...form.tick('active')}
      />
      {preview && (
        <p className="text-sm sm:col-span-2">
          <span className="text-muted">{m.office_settings_advance_says()}</span>{' '}
          <bdi className="font-semibold">{preview}</bdi>
        </p>
      )}
    </DialogForm>
  )
}
