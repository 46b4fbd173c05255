import { expect, test } from 'vitest'
import { storageIn, storageKinds, storageWord } from './storage.rules.ts'

test('a way of storing is read as code or as word, in any case', () => {
  for (const kind of storageKinds) {
    expect(storageIn(kind)).toBe(kind)
    expect(storageIn(` ${storageWord(kind).toLowerCase()} `)).toBe(kind)
  }
  expect(storageIn('warm')).toBeUndefined()
})
