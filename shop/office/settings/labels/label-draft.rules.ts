import { checkLabelRule, plainPattern } from '../../../catalogue/codes/check-label-rule.rules.ts'
import { type LabelUnit, labelOf, wrongPattern } from '../../../catalogue/codes/label.rules.ts'
import type { StoredLabelRule } from '../../../catalogue/codes/label-rules.contract.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'

/** A rule for labels as its form holds it. */
export type LabelDraft = {
  ruleName: string
  pattern: string
  measure: 'WEIGHT' | 'PRICE'
  decimals: string
  unit: LabelUnit
}

type Preset = { code: string; says: () => string; draft: Omit<LabelDraft, 'ruleName'> }
const price = { measure: 'PRICE', decimals: '2', unit: 'kg' } as const

/** Labels as scales of these countries usually print them. */
export const labelPresets: readonly Preset[] = [
  {
    ...{ code: '21', says: m.office_labels_preset_kilos },
    draft: { pattern: '21NNNNNMMMMMC', measure: 'WEIGHT', decimals: '3', unit: 'kg' },
  },
  { code: '22', says: m.office_labels_preset_price, draft: { ...price, pattern: '22NNNNNMMMMMC' } },
  ...['20', '28'].map(prefix => ({
    ...{ code: `GB-${prefix}`, says: () => m.office_labels_preset_uk({ prefix }) },
    draft: { ...price, pattern: `${prefix}NNNNNVMMMMC` },
  })),
  { code: 'US', says: m.office_labels_preset_us, draft: { ...price, pattern: '02NNNNNVMMMMC' } },
]

/** The form values of a rule. */
export const labelDraftOf = (rule: StoredLabelRule | undefined): LabelDraft => ({
  ruleName: rule?.ruleName ?? '',
  pattern: rule?.pattern ?? '',
  measure: rule?.measure ?? 'WEIGHT',
  decimals: String(rule?.decimals ?? 3),
  unit: rule?.unit ?? 'kg',
})

/** A rule as sent. */
export const labelIn = ({ ruleName, pattern, measure, decimals, unit }: LabelDraft) => ({
  ...{ ruleName: ruleName.trim(), pattern: plainPattern(pattern), measure },
  decimals: /^\d$/.test(decimals.trim()) ? Number(decimals) : -1,
  unit: measure === 'PRICE' ? null : unit,
})

/** The problems of a rule, by field. */
export const checkLabelDraft = (draft: LabelDraft): WrongFields => checkLabelRule(labelIn(draft))

/** The number that is shown as an example; a label with three digits has no room for more. */
const SHOWN = 150

/** Returns a label as the rule reads it, and what that says; undefined while the rule is not complete. */
export function labelExample(draft: LabelDraft): string | undefined {
  const rule = labelIn(draft)
  const { ruleName: _, ...wrong } = checkLabelRule(rule)
  if (Object.keys(wrong).length > 0 || wrongPattern(rule.pattern)) return undefined
  const digits = rule.pattern.split('M').length - 1
  const amount = digits > 3 ? SHOWN * 10 : SHOWN
  const number = (amount / 10 ** rule.decimals).toFixed(rule.decimals)
  const label = labelOf(rule, amount)
  return m.office_labels_example({
    label: label.startsWith('0') ? label.slice(1) : label,
    measure: rule.unit === null ? number : `${number} ${rule.unit}`,
  })
}

/** A rule in a line. */
export const labelFacts = ({ pattern, decimals, unit }: StoredLabelRule): string =>
  unit === null
    ? m.office_labels_facts_price({ pattern, decimals })
    : m.office_labels_facts_weight({ pattern, decimals, unit })
