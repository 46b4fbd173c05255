import { expect, test } from 'vitest'
import { suggestedTags, tagsIn, withTag } from './typed-tags.rules.ts'

const known = ['eid', 'barbecue', 'eid gifts', 'summer'].map(tag => ({ tag }))

test('typed tags are those between commas, each once', () => {
  expect(tagsIn(' eid, Eid gifts,,eid ')).toEqual(['eid', 'Eid gifts'])
})

test('tags of other products are suggested by what was typed last', () => {
  expect(suggestedTags('', known)).toEqual(['eid', 'barbecue', 'eid gifts', 'summer'])
  expect(suggestedTags('Eid, gi', known)).toEqual(['eid gifts'])
  expect(suggestedTags('EID, ', known)).toEqual(['barbecue', 'eid gifts', 'summer'])
})

test('a suggested tag takes the place of what was typed for it', () => {
  expect(withTag('eid, su', 'summer')).toBe('eid, summer')
  expect(withTag('eid, ', 'summer')).toBe('eid, summer')
  expect(withTag('', 'summer')).toBe('summer')
})
