import { expect } from 'vitest'
import type { SlotPattern } from '../../shop/slots/patterns.contract.ts'
import type { Person } from './people.ts'
import type { TestShop } from './test-shop.ts'

/** Windows of two hours on every day, for collecting. */
export const daytime = {
  ...{ patternName: 'Daytime', method: 'IN STORE', weekdays: [0, 1, 2, 3, 4, 5, 6] },
  ...{ starts: '10:00', ends: '22:00', every: 120, length: 120, capacity: 12, cutOffMinutes: 60 },
}

/** Adds a pattern as the owner; returns all patterns. */
export async function savePattern(shop: TestShop, owner: Person, more: object = {}): Promise<SlotPattern[]> {
  const { status, body } = await shop.post('/slotPatterns/save', { ...daytime, ...more }, owner.bearer)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
