import { expect, test } from 'vitest'
import { type HerdCells, judgeHerd, type Known } from './herd-import.rules.ts'

const days = [
  { day: 1, capacity: 2, animals: 1 },
  { day: 2, capacity: 5, animals: 0 },
  { day: 3, capacity: 5, animals: 0 },
]
const line = (at: number, cells: Partial<HerdCells> = {}): HerdCells => ({
  ...{ line: at, tag: `C-${at}`, kind: 'COW', weight: '900', day: '2' },
  ...cells,
})
const known: Known = {
  ...{ animalId: 1, tag: 'C-1', kind: 'COW', day: 1, weight: 900_000, state: 'READY', bound: false },
}
const judge = (lines: HerdCells[], herd: Known[] = []) => judgeHerd(lines, herd, days)

test('a line adds an animal, changes one, or changes nothing', () => {
  const judged = judge([line(1, { day: '1' }), line(2), line(3, { weight: '', day: '' })], [known])
  expect(judged.map(({ outcome }) => outcome)).toEqual(['SAME', 'CREATE', 'CREATE'])
  expect(judged[2]?.animal).toEqual({ tag: 'C-3', kind: 'COW', weight: null, day: null })
  expect(judge([line(1, { day: '1', weight: '912.5' })], [known])[0]).toMatchObject({
    outcome: 'CHANGE',
    animal: { weight: 912_500 },
  })
})

test('a wrong line reports an error for each column, and does not stop other lines', () => {
  const wrong = line(2, { tag: ' ', kind: 'cat', weight: '-3', day: '9' })
  const judged = judge([line(1), wrong, line(3, { kind: 'goat' })])
  expect(judged.map(({ outcome }) => outcome)).toEqual(['CREATE', 'REFUSE', 'CREATE'])
  expect(Object.keys(judged[1]?.why ?? {})).toEqual(['tag', 'kind', 'weight', 'day'])
  expect(judged[2]?.animal?.kind).toBe('GOAT')
})

test('a tag is unique, and a full day takes no animal until one has left', () => {
  const judged = judge(
    [
      line(4, { tag: 'A', day: '1' }),
      line(5, { tag: 'A' }),
      line(6, { day: '1' }),
      line(1),
      line(7, { day: '1' }),
    ],
    [known],
  )
  expect(judged.map(({ outcome }) => outcome)).toEqual(['CREATE', 'REFUSE', 'REFUSE', 'CHANGE', 'CREATE'])
  expect(judged[1]?.why.tag).toContain('4')
  expect(judged[2]?.why.day).toContain('2')
})

test('an animal with assigned shares keeps its day and kind', () => {
  const judged = judge([line(1, { kind: 'CAMEL' })], [{ ...known, bound: true }])
  expect(Object.keys(judged[0]?.why ?? {})).toEqual(['kind', 'day'])
})
