import { expect, test } from 'vitest'
import { readChosenSlot } from './chosen-slot.ts'

const slot = { slotId: 12, startsAt: '2026-11-27T11:00:00.000Z', endsAt: '2026-11-27T13:00:00.000Z' }
const at = Date.parse(slot.startsAt)

test('a chosen window is read back until it begins', () => {
  expect(readChosenSlot(JSON.stringify(slot), at - 1)).toEqual(slot)
  expect(readChosenSlot(JSON.stringify(slot), at)).toBeUndefined()
})

test.each([
  null,
  '',
  'null',
  '[]',
  '12',
  '{"slotId":"12"}',
  '{"slotId":12}',
  '{"slotId":1.5,"startsAt":"2099"}',
])('the text %s is no choice', text => {
  expect(readChosenSlot(text, 0)).toBeUndefined()
})
