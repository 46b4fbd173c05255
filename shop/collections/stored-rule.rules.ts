import { toDecimal, toMinor } from '../lib/money.ts'
import type { CollectionRule } from './collection.rules.ts'
import type { WrittenRule } from './collections.fields.ts'

/** The tags of a rule, as products are found by them: in small letters, each once. */
const tagsOf = (tags: readonly string[]) => [
  ...new Set(tags.map(tag => tag.trim().toLowerCase()).filter(tag => tag !== '')),
]

/** Returns the rule as it is stored: only the conditions that are set. */
export function storedRule(written: WrittenRule, exponent: number): CollectionRule {
  const { brandIds, categoryIds, priceFrom, priceTo, newDays, onSale } = written
  const tags = tagsOf(written.tags)
  return {
    ...(tags.length > 0 ? { tags } : {}),
    ...(brandIds.length > 0 ? { brandIds } : {}),
    ...(categoryIds.length > 0 ? { categoryIds } : {}),
    ...(priceFrom === null ? {} : { priceFrom: toMinor(priceFrom, exponent) }),
    ...(priceTo === null ? {} : { priceTo: toMinor(priceTo, exponent) }),
    ...(newDays === null ? {} : { newDays }),
    ...(onSale ? { onSale } : {}),
  }
}

/** Returns a stored rule as staff write it. */
export const ruleToWrite = (rule: CollectionRule, exponent: number): WrittenRule => ({
  tags: rule.tags ?? [],
  brandIds: rule.brandIds ?? [],
  categoryIds: rule.categoryIds ?? [],
  priceFrom: rule.priceFrom === undefined ? null : toDecimal(rule.priceFrom, exponent),
  priceTo: rule.priceTo === undefined ? null : toDecimal(rule.priceTo, exponent),
  newDays: rule.newDays ?? null,
  onSale: rule.onSale ?? false,
})

/** The condition of a rule that is wrong, if one is: the field and its error. */
export type RuleProblem = 'empty' | 'prices'

/** Returns the problem of a rule: it has no condition, so that it would find every product, or no price is between its prices. */
export function ruleProblem(rule: CollectionRule): RuleProblem | undefined {
  if (Object.keys(rule).length === 0) return 'empty'
  const { priceFrom, priceTo } = rule
  return priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo ? 'prices' : undefined
}
