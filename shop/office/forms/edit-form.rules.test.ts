import { expect, test } from 'vitest'
import { clashesIn, mergedOver } from './edit-form.rules.ts'

const stood = { name: 'Souk', list: [1], phone: '1' }
const theirs = { name: 'Market', list: [1, 2], phone: '1' }

test('an untouched field takes the value that others saved', () => {
  expect(mergedOver({ ...stood, phone: '2' }, { stood, theirs })).toEqual({ ...theirs, phone: '2' })
  expect(mergedOver({ ...stood, list: [3] }, { stood, theirs })).toEqual({ ...theirs, list: [3] })
})

test('only fields that both changed to different values conflict', () => {
  expect(clashesIn({ ...stood, phone: '2' }, { stood, theirs })).toEqual([])
  expect(clashesIn({ ...stood, name: 'Market' }, { stood, theirs })).toEqual([])
  expect(clashesIn({ name: 'Bazaar', list: [3], phone: '2' }, { stood, theirs })).toEqual(['name', 'list'])
})
