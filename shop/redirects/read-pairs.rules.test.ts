import { expect, test } from 'vitest'
import { delimiterOf, pairsOf } from './read-pairs.rules.ts'

const rows = (...cells: string[][]) => cells.map((row, at) => ({ line: at + 1, cells: row }))

test('the names of columns are left out, and may turn the order', () => {
  const pair = { from: '/a', to: '/b' }
  expect(pairsOf(rows(['/a', '/b']))).toEqual([{ line: 1, ...pair }])
  expect(pairsOf(rows(['Redirect from', 'Redirect to'], ['/a', '/b']))).toEqual([{ line: 2, ...pair }])
  expect(pairsOf(rows(['To', 'From'], ['/b', '/a'], ['', ' ']))).toEqual([{ line: 2, ...pair }])
  expect(pairsOf(rows(['https://old.example/a', '/b']))).toEqual([
    { line: 1, from: 'https://old.example/a', to: '/b' },
  ])
  expect(pairsOf(rows(['from', 'to'], ['/a']))).toEqual([{ line: 2, from: '/a', to: '' }])
})

test('the delimiter is that of the first line', () => {
  expect(delimiterOf('from;to\n/a;/b')).toBe(';')
  expect(delimiterOf('/a\t/b')).toBe('\t')
  expect(delimiterOf('/a;1,/b')).toBe(',')
})
