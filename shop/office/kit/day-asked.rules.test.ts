import { expect, test } from 'vitest'
import { dayAsked } from './day-asked.rules.ts'

test('an address without an existing day asks for today', () => {
  const today = '2026-11-26'
  expect(dayAsked('2026-11-27', today)).toBe('2026-11-27')
  for (const asked of [null, '', 'x', '2026-02-31', '2026-13-45', '0002-11-27', '2026-11-27T10:00'])
    expect(dayAsked(asked, today)).toBe(today)
})
