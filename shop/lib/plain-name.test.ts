import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['  Zürich ', 'zurich'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Gießen', 'giessen'],
  ['GULISTAN-E-JOHAR', 'gulistan e johar'],
  ["Dunkin' & Sons, Ltd.", 'dunkin sons ltd'],
  ['کراچی', 'کراچی'],
  ['%_\\', ''],
])('%j is compared as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test('a name that is plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), name => {
      expect(plainName(plainName(name))).toBe(plainName(name))
    }),
  )
})
