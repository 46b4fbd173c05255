import { expect, test } from 'vitest'
import {
  checkSynonymsDraft,
  groupsWith,
  synonymsDraftOf,
  synonymsFacts,
  synonymsIn,
} from './synonyms-draft.rules.ts'

const goat = { synonymId: 1, terms: ['gosht', 'goat meat'], mutual: true, demo: false, updatedDate: '' }

test('a group that is edited and sent unchanged stays the same', () => {
  expect(synonymsIn(synonymsDraftOf(goat, ''))).toEqual({ terms: goat.terms, mutual: true })
})

test('a new group begins with the words of a search, and needs one more term', () => {
  const draft = synonymsDraftOf(undefined, 'camel hump')
  expect(checkSynonymsDraft(draft).terms).toBeDefined()
  expect(checkSynonymsDraft({ ...draft, terms: `${draft.terms}camel` })).toEqual({})
})

test('a group is shown in a line, and found by a part of each word', () => {
  expect(synonymsFacts(goat)).toBe('goat meat')
  expect(synonymsFacts({ ...goat, mutual: false, demo: true })).toBe(
    'only this one finds: goat meat · from the demo shop',
  )
  expect(groupsWith([goat], ' MEA')).toEqual([goat])
  expect(groupsWith([goat], 'lamb')).toEqual([])
  expect(groupsWith([goat], '')).toEqual([goat])
})
