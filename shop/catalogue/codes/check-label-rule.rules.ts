import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import {
  type LabelRule,
  type LabelUnit,
  MOST_DIGITS,
  type WrongPattern,
  wrongPattern,
} from './label.rules.ts'

/** The most rules of a shop. */
export const MOST_RULES = 50

/** A pattern as the shop stores it: without spaces, in capital letters. */
export const plainPattern = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

const wrongWords: Record<WrongPattern, () => string> = {
  LENGTH: m.catalogue_label_pattern_length,
  CHARACTERS: m.catalogue_label_pattern_characters,
  PREFIX: m.catalogue_label_pattern_prefix,
  CHECK_DIGIT: m.catalogue_label_pattern_check_digit,
  NUMBER: m.catalogue_label_pattern_number,
  MEASURE: () => m.catalogue_label_pattern_measure({ most: MOST_DIGITS }),
  VERIFIER: m.catalogue_label_pattern_verifier,
}

/** Says what is wrong with a rule for labels, by field. */
export function checkLabelRule({
  ruleName,
  pattern,
  measure,
  decimals,
  unit,
}: LabelRule & { ruleName: string; unit: LabelUnit | null }): WrongFields {
  const wrong: WrongFields = {}
  if (!ruleName.trim()) wrong.ruleName = m.settings_needed()
  const why = wrongPattern(pattern)
  if (why) wrong.pattern = wrongWords[why]()
  const digits = pattern.split('M').length - 1
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > digits)
    wrong.decimals = m.catalogue_label_decimals({ most: digits })
  if (measure === 'WEIGHT' && unit === null) wrong.unit = m.catalogue_label_unit()
  return wrong
}
