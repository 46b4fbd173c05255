import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { checkLabelRule, plainPattern } from './check-label-rule.rules.ts'

const rule = {
  ...{ ruleName: 'Scale', pattern: '21NNNNNMMMMMC', measure: 'WEIGHT' as const },
  ...{ decimals: 3, unit: 'kg' as const },
}

test.each([
  [{}, {}],
  [{ measure: 'PRICE' as const, unit: null }, {}],
  [{ ruleName: ' ' }, { ruleName: m.settings_needed() }],
  [
    { pattern: '21' },
    { pattern: m.catalogue_label_pattern_length(), decimals: m.catalogue_label_decimals({ most: 0 }) },
  ],
  [{ pattern: '50NNNNNMMMMMC' }, { pattern: m.catalogue_label_pattern_prefix() }],
  [{ pattern: '21NNNNMMMMMMC', decimals: 7 }, { decimals: m.catalogue_label_decimals({ most: 6 }) }],
  [{ decimals: 1.5 }, { decimals: m.catalogue_label_decimals({ most: 5 }) }],
  [{ unit: null }, { unit: m.catalogue_label_unit() }],
])('a rule with %j has the errors %j', (change, wrong) => {
  expect(checkLabelRule({ ...rule, ...change })).toEqual(wrong)
})

test('a pattern is stored without spaces, in capital letters', () => {
  expect(plainPattern(' 21 nnnnn mmmmm c ')).toBe('21NNNNNMMMMMC')
})
