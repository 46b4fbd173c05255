import { expect, test } from 'vitest'
import { checkRecallDraft, isRecallDraftChanged, newRecallDraft } from './recall-draft.rules.ts'

test('a recall needs a reason and an advice, because customers read both', () => {
  expect(Object.keys(checkRecallDraft(newRecallDraft))).toEqual(['reason', 'advice'])
  expect(Object.keys(checkRecallDraft({ ...newRecallDraft, reason: 'Glass', advice: '  ' }))).toEqual([
    'advice',
  ])
  expect(checkRecallDraft({ reason: 'Glass', advice: 'Bring it back.', refunds: false })).toEqual({})
})

test('a form with a word or a tick in it is changed', () => {
  expect(isRecallDraftChanged(newRecallDraft)).toBe(false)
  expect(isRecallDraftChanged({ ...newRecallDraft, refunds: true })).toBe(true)
  expect(isRecallDraftChanged({ ...newRecallDraft, advice: 'B' })).toBe(true)
})
