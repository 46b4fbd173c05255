import { expect, test } from 'vitest'
import { findQueue } from '../../qurbani/day/slaughter-day.contract.ts'
import { exampleQueueAnimal } from '../../qurbani/day/slaughter-day.examples.ts'
import {
  animalsFor,
  dayMeant,
  leavingOf,
  poundsIn,
  stageOf,
  totalsOf,
  withAnswers,
} from './slaughter-queue.rules.ts'

const animalOfDay = findQueue.output.shape.animals.element.parse(exampleQueueAnimal)
const [share] = animalOfDay.shares as [(typeof animalOfDay.shares)[number]]
const fresh = { ...share, state: 'DONE', weight: null, packedAt: null, collectedAt: null } as const
const packed = { ...fresh, state: 'PACKED', packedAt: '2027-05-16T08:00:00.000Z', weight: 34.5 } as const
const all = { words: '', kind: '', open: false } as const

test('the next step of an animal follows from it and its shares', () => {
  const stage = (state: 'READY' | 'DONE', ...shares: (typeof share)[]) => stageOf({ state, shares })
  expect(stage('READY', fresh)).toBe('DO')
  expect(stage('READY')).toBe('FREE')
  expect(stage('DONE', packed, fresh)).toBe('PACK')
  expect(stage('DONE', packed, share)).toBe('HAND OVER')
  expect(stage('DONE', share)).toBe('FINISHED')
  expect(stage('DONE')).toBe('FINISHED')
})

test('a day counts its slaughtered, packed and collected shares', () => {
  const ready = { ...animalOfDay, state: 'READY', shares: [] } as const
  const animals = [
    { ...animalOfDay, shares: [share, packed, fresh] },
    { ...ready, shares: [] },
  ]
  expect(totalsOf(animals)).toEqual({ animals: 1, done: 1, shares: 3, packed: 2, collected: 1 })
})

test('the day that is meant is today, else the next one, else the last', () => {
  const days = [
    { day: 1, date: '2027-05-16' },
    { day: 2, date: '2027-05-17' },
  ]
  expect(dayMeant(days, '2027-05-17')).toBe(2)
  expect(dayMeant(days, '2026-11-22')).toBe(1)
  expect(dayMeant(days, '2027-06-01')).toBe(2)
  expect(dayMeant([], '2027-06-01')).toBeUndefined()
})

test('animals and shares are found by tag, name and the whole number of an order', () => {
  const other = { ...packed, shareId: 312, orderNum: '10040', names: ['Amína Yusuf'] }
  const animals = [
    { ...animalOfDay, shares: [share, other] },
    { ...animalOfDay, animalId: 105, tag: 'G-7', kind: 'GOAT' as const, shares: [] },
  ]
  const tags = (words: string) => animalsFor(animals, { ...all, words }).map(({ tag }) => tag)
  const people = (words: string, open = false) =>
    leavingOf(animals, { ...all, words, open }).flatMap(({ shares }) => shares.flatMap(({ names }) => names))
  expect(tags('g-7')).toEqual(['G-7'])
  expect(tags('amina')).toEqual(['C-104'])
  expect(tags('#10040')).toEqual(['C-104'])
  expect(animalsFor(animals, { ...all, kind: 'GOAT' })).toHaveLength(1)
  expect(tags('')).toEqual(['C-104', 'G-7'])
  expect(people('1004')).toEqual([])
  expect(people('10040')).toEqual(['Amína Yusuf'])
  expect(people('c-104')).toEqual(['Amína Yusuf', 'Zainab Qureshi'])
  expect(people('', true)).toEqual(['Amína Yusuf'])
})

test('shares are listed by window, in the order of the times, donated ones last', () => {
  const window = { startsAt: '09:00', endsAt: '12:00' }
  const shares = [
    { ...packed, shareId: 1, distribution: 'GIVE ALL' as const, window: null },
    { ...packed, shareId: 2, distribution: 'DELIVER' as const },
    { ...packed, shareId: 3, distribution: 'THIRDS' as const },
    { ...packed, shareId: 4, window },
  ]
  const groups = leavingOf([{ ...animalOfDay, shares }], all)
  expect(groups.map(({ way, shares }) => [way, ...shares.map(({ shareId }) => shareId)])).toEqual([
    ['COLLECT', 4],
    ['COLLECT', 3],
    ['DELIVER', 2],
    ['GIVE ALL', 1],
  ])
})

test('a weight is read with a point or a comma, and nothing else is one', () => {
  expect(['34.5', ' 34,5 ', '0', '', 'heavy', '2001', '0.0101'].map(poundsIn)).toEqual([
    ...[34.5, 34.5, undefined, undefined, undefined, undefined, 0.01],
  ])
})

test('an answer replaces the changed entry', () => {
  const animals = [{ ...animalOfDay, shares: [fresh] }]
  expect(withAnswers(animals, [packed])[0]?.shares).toEqual([packed])
  const ready = { ...animalOfDay, state: 'READY' as const }
  expect(withAnswers(animals, [packed, ready])).toEqual([ready])
})
