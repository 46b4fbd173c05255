import { portion, roundHalfUp } from '../../lib/money.ts'
import { convert } from '../unit-sizes.ts'
import { shownCode } from './gtin.rules.ts'
import { isOfShop, type LabelRule, type LabelUnit, labelOf, readLabel } from './label.rules.ts'

type Rule = LabelRule & { unit: LabelUnit | null }

/** A weight in thousandths of its unit. */
type Weight = { thousandths: number; unit: string }

/**
 * Returns the label that a scale prints by a rule for a stored code and a weight; undefined if the rule is for other labels, or has no room
 * for the weight.
 */
function labelBy(
  rule: Rule,
  code: string,
  { thousandths, unit }: Weight,
  rules: readonly Rule[],
): string | undefined {
  const inUnit = rule.unit === null ? undefined : convert(thousandths, unit, rule.unit)
  if (inUnit === undefined) return undefined
  const amount = portion(roundHalfUp(inUnit), 10 ** rule.decimals, 1000)
  const number = [...code.slice(1)].filter((_, at) => rule.pattern[at] === 'N').join('')
  const label = labelOf(rule, amount, number)
  const read = readLabel(label, rules)
  return read?.code === code && read.amount === amount ? label : undefined
}

/**
 * Returns the code to print on the label of a line: for a weight, a label that the shop's own rules read back as this product; or else the code
 * on the package of the product, if it has one.
 */
export function codeForLabel(
  codes: readonly { code: string; quantity: number }[],
  weight: Weight | undefined,
  rules: readonly Rule[],
): string | undefined {
  if (weight)
    for (const { code } of codes)
      for (const rule of rules) {
        const label = labelBy(rule, code, weight, rules)
        if (label) return label
      }
  const ofPackage = codes.find(({ code, quantity }) => quantity === 1000 && !isOfShop(code))
  return ofPackage && shownCode(ofPackage.code)
}
