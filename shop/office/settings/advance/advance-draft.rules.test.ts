import { expect, test } from 'vitest'
import { m } from '../../../messages/m.ts'
import { type AdvanceRule, saveAdvanceRule } from '../../../slots/advance/advance.contract.ts'
import {
  advanceAgain,
  advanceDraftOf,
  advanceIn,
  advancePreview,
  atAdvanceFields,
  checkAdvanceDraft,
} from './advance-draft.rules.ts'
import { advanceFacts } from './advance-words.ts'

const lamb: AdvanceRule = {
  ...{ ruleId: 1, ruleName: 'Whole lambs', branchId: null, deptNames: ['MEAT'] },
  products: [{ productId: 101, productName: 'Whole Chicken' }],
  ...{ weekdays: [6], firstDay: null, lastDay: null, cutOffDays: 2, cutOffTime: '18:00', leadMinutes: null },
  ...{ active: true, says: 'Order by Thursday, 18:00, for Saturday' },
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const cakes: AdvanceRule = {
  ...{ ...lamb, ruleName: 'Cakes', branchId: 2, deptNames: [], active: false, weekdays: [0, 5] },
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-31' },
  ...{ cutOffDays: null, cutOffTime: null, leadMinutes: 2880, says: 'Order at least 48 hours ahead' },
}
const fresh = { ...advanceDraftOf(undefined), ruleName: 'Lambs', deptNames: ['MEAT'] }

test('a rule as it is written is the one that was read, and so is a removed one that is added again', () => {
  for (const rule of [lamb, cakes, { ...cakes, leadMinutes: 50 }, { ...lamb, cutOffTime: '24:00' }]) {
    const draft = advanceDraftOf(rule)
    expect(advanceIn(draft)).toEqual(advanceAgain(rule))
    expect(saveAdvanceRule.input.parse(advanceIn(draft))).toEqual(advanceAgain(rule))
    expect(checkAdvanceDraft(draft)).toEqual({})
  }
  for (let leadMinutes = 1; leadMinutes <= 600; leadMinutes++)
    expect(advanceIn(advanceDraftOf({ ...cakes, leadMinutes })).leadMinutes).toBe(leadMinutes)
})

test('a new rule lets its goods be ordered by Thursday for Saturday, and needs a name and goods', () => {
  expect(checkAdvanceDraft(fresh)).toEqual({})
  expect(advancePreview(fresh)).toBe('Order by Thursday, 18:00, for Saturday')
  expect(checkAdvanceDraft(advanceDraftOf(undefined))).toEqual({
    ruleName: m.settings_needed(),
    deptNames: m.slots_goods_needed(),
  })
})

test('each wrong field has its own error', () => {
  const wrong = (some: Partial<typeof fresh>) => Object.keys(checkAdvanceDraft({ ...fresh, ...some }))
  expect(wrong({ weekdays: [] })).toEqual(['weekdays'])
  expect(wrong({ cutOffDays: '', cutOffTime: '' })).toEqual(['cutOffDays', 'cutOffTime'])
  expect(wrong({ cutOffDays: '15' })).toEqual(['cutOffDays'])
  for (const leadHours of ['', 'x', '0', '-1', '673'])
    expect(wrong({ cutOffKind: 'AHEAD', leadHours })).toEqual(['leadHours'])
  expect(wrong({ cutOffKind: 'AHEAD', leadHours: '1.5', cutOffDays: '' })).toEqual([])
  expect(wrong({ lastDay: '2027-03-06' })).toEqual(['firstDay'])
  expect(wrong({ firstDay: '2027-03-06' })).toEqual(['lastDay'])
})

test('dates without a day of the rule are refused, because its goods could never be handed over', () => {
  const eid = { ...fresh, firstDay: '2027-03-10', lastDay: '2027-03-10' }
  expect(checkAdvanceDraft(eid)).toEqual({ weekdays: m.office_settings_advance_no_day() })
  expect(checkAdvanceDraft({ ...eid, weekdays: [3] })).toEqual({})
  expect(checkAdvanceDraft({ ...eid, lastDay: '2027-03-13' })).toEqual({})
  expect(checkAdvanceDraft({ ...eid, lastDay: '2027-05-13' })).toEqual({})
})

test('the sentence for shoppers is shown once the form says when to order', () => {
  expect(advancePreview({ ...advanceDraftOf(undefined), cutOffDays: '1' })).toBe(
    'Order by Friday, 18:00, for Saturday',
  )
  expect(advancePreview({ ...fresh, cutOffKind: 'AHEAD', leadHours: '48' })).toBe(
    'Order at least 48 hours ahead',
  )
  expect(advancePreview({ ...fresh, cutOffDays: 'x' })).toBeUndefined()
  expect(advancePreview({ ...fresh, cutOffTime: '' })).toBeUndefined()
})

test('errors of the server appear at the fields of the form', () => {
  expect(atAdvanceFields({ leadMinutes: 'one', branchId: 'two', weekdays: 'three' })).toEqual({
    ...{ leadHours: 'one', branch: 'two', weekdays: 'three' },
  })
})

test('a rule is described in words, with the names of its departments and its branch', () => {
  const names = {
    departments: [{ deptName: 'MEAT', title: 'Meat' }],
    branches: [{ branchId: 2, branchName: 'Clifton', active: false }],
  }
  expect(advanceFacts(lamb, names)).toBe(
    'Meat, Whole Chicken · Saturdays · Order by Thursday, 18:00, for Saturday',
  )
  expect(advanceFacts(cakes, names)).toBe(
    'Paused · Whole Chicken · Friday, Sunday · 1 Mar 2027 to 31 Mar 2027 · Order at least 48 hours ahead · Clifton',
  )
  const branches = ['Gulshan', 'Saddar'].map((branchName, at) => ({ branchId: at, branchName, active: true }))
  expect(advanceFacts(lamb, { ...names, branches })).toMatch(/ · All branches$/)
  expect(advanceFacts({ ...lamb, deptNames: ['FISH'], products: [] }, names)).toMatch(/^FISH · Saturdays/)
})
