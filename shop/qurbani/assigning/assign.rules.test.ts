import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { placeShares, type RoomyAnimal, type WaitingShare } from './assign.rules.ts'

const share = (shareId: number, more: Partial<WaitingShare> = {}): WaitingShare => ({
  ...{ shareId, day: 1, kind: 'COW', group: `booking ${shareId}`, isFamily: false, chosenId: null },
  ...more,
})
const cow = (animalId: number, more: Partial<RoomyAnimal> = {}): RoomyAnimal => ({
  ...{ animalId, tag: `C-${animalId}`, day: 1, kind: 'COW', groups: [], named: false },
  free: [1, 2, 3, 4, 5, 6, 7],
  ...more,
})
const group = (name: string, ids: number[], more: Partial<WaitingShare> = {}) =>
  ids.map(id => share(id, { group: name, ...more }))
const animalsOf = (result: ReturnType<typeof placeShares>, ids: number[]) => [
  ...new Set(result.placed.filter(({ shareId }) => ids.includes(shareId)).map(({ animalId }) => animalId)),
]

test('animals are filled in the order of their tags, as people count', () => {
  const single = [1, 2, 3, 4, 5, 6, 7, 8].map(id => share(id))
  const { placed } = placeShares(single, [cow(10), cow(9)])
  expect(placed.map(({ tag }) => tag)).toEqual([...Array(7).fill('C-9'), 'C-10'])
  expect(placed.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
})

test('a family is placed before a larger booking, in one animal', () => {
  const family = group('family 5', [8, 9, 10], { isFamily: true })
  const result = placeShares(
    [...group('booking 1', [1, 2, 3, 4, 5]), ...family],
    [cow(1, { free: [1, 2, 3] })],
  )
  expect(result.placed.map(({ shareId }) => shareId)).toEqual([8, 9, 10])
  expect(result.left.map(({ why }) => why)).toEqual(Array(5).fill('NO ROOM'))
})

test('a later share is placed beside its group, if there is room', () => {
  const result = placeShares(group('family 5', [8]), [
    cow(1, { free: [7] }),
    cow(2, { groups: ['family 5'] }),
  ])
  expect(result.placed).toMatchObject([{ animalId: 2 }])
})

test('groups that must be split are placed after all others', () => {
  const large = group('booking 1', [1, 2, 3, 4, 5])
  const small = group('booking 6', [6, 7, 8])
  const result = placeShares(
    [...large, ...small],
    [cow(1, { free: [1, 2, 3, 4] }), cow(2, { free: [5, 6, 7, 4] })],
  )
  expect(animalsOf(result, [6, 7, 8])).toHaveLength(1)
  expect(result.placed).toHaveLength(8)
})

test('a chosen animal gets its own shares and no others, and shares without a place get a reason', () => {
  const { placed, left } = placeShares(
    [share(1, { chosenId: 1 }), share(2), share(3, { chosenId: 9 }), share(4, { day: 2 })],
    [cow(1, { named: true })],
  )
  expect(placed).toEqual([{ shareId: 1, animalId: 1, tag: 'C-1', sequence: 1 }])
  expect(left).toEqual([
    { shareId: 3, why: 'ANIMAL GONE' },
    { shareId: 2, why: 'NO ANIMAL' },
    { shareId: 4, why: 'NO ANIMAL' },
  ])
})

const herds = array(
  record({
    day: integer({ min: 1, max: 2 }),
    kind: constantFrom('COW', 'GOAT'),
    free: shuffledSubarray([1, 2, 3, 4, 5, 6, 7]),
    named: constantFrom(false, false, true),
  }),
  { maxLength: 8 },
)
const crowds = array(
  record({
    day: integer({ min: 1, max: 2 }),
    kind: constantFrom('COW', 'GOAT'),
    group: integer({ min: 1, max: 6 }),
    isFamily: constantFrom(true, false),
    chosenId: constantFrom(null, null, null, 1, 2),
  }),
  { maxLength: 30 },
)

test('for any number of shares: no share twice, no place twice, the right day and kind, groups together if they fit', () => {
  assert(
    property(herds, crowds, (herd, crowd) => {
      const animals = herd.map((animal, at): RoomyAnimal => {
        const free = animal.kind === 'COW' ? animal.free : animal.free.filter(n => n === 1)
        return { ...animal, free, animalId: at + 1, tag: `T-${at + 1}`, groups: [] }
      })
      const waiting = crowd.map(
        (one, at): WaitingShare => ({
          ...one,
          shareId: at + 1,
          group: `${one.isFamily ? 'family' : 'booking'} ${one.group}`,
        }),
      )
      const { placed, left } = placeShares(waiting, animals)
      expect([...placed, ...left].map(({ shareId }) => shareId).sort((a, b) => a - b)).toEqual(
        waiting.map(({ shareId }) => shareId),
      )
      const places = placed.map(({ animalId, sequence }) => `${animalId} ${sequence}`)
      expect(new Set(places).size).toBe(places.length)
      for (const { shareId, animalId, sequence } of placed) {
        const [one, animal] = [waiting[shareId - 1], animals[animalId - 1]] as [WaitingShare, RoomyAnimal]
        expect(animal.free).toContain(sequence)
        if (one.chosenId === null) {
          expect([animal.named, animal.day, animal.kind]).toEqual([false, one.day, one.kind])
        } else expect(animalId).toBe(one.chosenId)
      }
      const apart = Map.groupBy(
        waiting.filter(one => one.chosenId === null),
        ({ day, kind, group }) => `${day} ${kind} ${group}`,
      )
      for (const members of apart.values()) {
        const ids = members.map(({ shareId }) => shareId)
        const own = placed.filter(({ shareId }) => ids.includes(shareId))
        const whole = own.length === ids.length && new Set(own.map(one => one.animalId)).size === 1
        if (whole) continue
        // The group fits into no animal as a whole, not even beside the other shares placed at the end.
        for (const animal of animals) {
          const [first] = members as [WaitingShare]
          if (animal.named || animal.day !== first.day || animal.kind !== first.kind) continue
          const others = placed.filter(
            one => one.animalId === animal.animalId && !ids.includes(one.shareId),
          ).length
          expect(animal.free.length - others).toBeLessThan(ids.length)
        }
      }
      expect(placeShares(waiting.toReversed(), animals.toReversed())).toEqual({ placed, left })
    }),
    { numRuns: 400 },
  )
})
