import { expect, test } from 'vitest'
import {
  checkLabelDraft,
  labelDraftOf,
  labelExample,
  labelFacts,
  labelIn,
  labelPresets,
} from './label-draft.rules.ts'

const rule = {
  ...{ ruleId: 1, ruleName: 'Scale', pattern: '21NNNNNMMMMMC', measure: 'WEIGHT' as const },
  ...{ decimals: 3, unit: 'kg' as const, updatedDate: '2026-11-22T08:00:00.000Z' },
}

test('a rule is sent as its form shows it', () => {
  const { ruleId: _, updatedDate: __, ...written } = rule
  expect(labelIn(labelDraftOf(rule))).toEqual(written)
  expect(labelIn({ ...labelDraftOf(rule), measure: 'PRICE' })).toMatchObject({ unit: null })
  expect(labelIn({ ...labelDraftOf(rule), pattern: ' 21 nnnnn mmmmm c' })).toEqual(written)
})

test('a form shows what is wrong with a rule, and an example once nothing is', () => {
  const draft = labelDraftOf(rule)
  for (const decimals of ['', 'x', '1.5', '6', '-1'])
    expect(Object.keys(checkLabelDraft({ ...draft, decimals }))).toEqual(['decimals'])
  expect(Object.keys(checkLabelDraft(labelDraftOf(undefined)))).toEqual(['ruleName', 'pattern', 'decimals'])
  expect(labelExample(labelDraftOf(undefined))).toBeUndefined()
  expect(labelExample({ ...draft, ruleName: '' })).toBe('A label like 2112345015002 says 1.500 kg.')
})

test('every rule to begin with is right but for its name, and has an example', () => {
  for (const { draft } of labelPresets) {
    const whole = { ...draft, ruleName: '' }
    expect(Object.keys(checkLabelDraft(whole))).toEqual(['ruleName'])
    expect(labelExample(whole)).toMatch(/ says 1(5\.00|\.500 kg)\.$/)
  }
  const american = labelPresets.find(({ code }) => code === 'US')
  expect(labelExample({ ...labelDraftOf(undefined), ...american?.draft })).toMatch(/ \d{12} says/)
})

test('a rule is described in a line', () => {
  expect(labelFacts(rule)).toBe('21NNNNNMMMMMC · weight in kg, decimals: 3')
  expect(labelFacts({ ...rule, measure: 'PRICE', unit: null, decimals: 2 })).toBe(
    '21NNNNNMMMMMC · price, decimals: 2',
  )
})
