import { expect, test } from 'vitest'
import { findQueue } from '../../qurbani/day/slaughter-day.contract.ts'
import { exampleQueueAnimal } from '../../qurbani/day/slaughter-day.examples.ts'
import { findShares, type ShareRow } from '../../qurbani/desk/qurbani-desk.contract.ts'
import { exampleShareRow } from '../../qurbani/desk/qurbani-desk.examples.ts'
import { freePlaces, takes, waitingGroups } from './waiting-groups.rules.ts'

const animalOfDay = findQueue.output.shape.animals.element.parse(exampleQueueAnimal)
const shareRow = findShares.output.shape.rows.element.parse(exampleShareRow)
const share = (shareId: number, some: Partial<ShareRow>): ShareRow => ({
  ...shareRow,
  ...some,
  shareId,
})

test('shares of a booking or a family are grouped, by kind', () => {
  const found = waitingGroups([
    share(1, { kind: 'COW', bookingId: 10, offerType: 'POOL' }),
    share(2, { kind: 'COW', bookingId: 11, offerType: 'FAMILY', offerId: 5, familyName: 'Qureshi' }),
    share(3, { kind: 'GOAT', bookingId: 10, offerType: 'POOL' }),
    share(4, { kind: 'COW', bookingId: 12, offerType: 'FAMILY', offerId: 5, familyName: 'Qureshi' }),
    share(5, { kind: 'COW', bookingId: 10, offerType: 'POOL' }),
  ])
  expect(
    found.map(({ kind, groups }) => [kind, groups.map(({ shares }) => shares.map(({ shareId }) => shareId))]),
  ).toEqual([
    ['GOAT', [[3]]],
    [
      'COW',
      [
        [1, 5],
        [2, 4],
      ],
    ],
  ])
  expect(found[1]?.groups[1]?.familyName).toBe('Qureshi')
})

test('an animal takes shares of its kind for which it has room, while it is neither done nor withdrawn', () => {
  const animal = { ...animalOfDay, kind: 'COW', state: 'READY', places: 7, shares: [] } as const
  const cow = { ...animal, shares: animalOfDay.shares.slice(0, 1) }
  expect(freePlaces(cow)).toBe(6)
  expect(takes(cow, { shareIds: [1, 2, 3, 4, 5, 6], kind: 'COW' })).toBe(true)
  expect(takes(cow, { shareIds: [1, 2, 3, 4, 5, 6, 7], kind: 'COW' })).toBe(false)
  expect(takes(cow, { shareIds: [1], kind: 'CAMEL' })).toBe(false)
  expect(takes({ ...cow, state: 'DONE' }, { shareIds: [1], kind: 'COW' })).toBe(false)
})
