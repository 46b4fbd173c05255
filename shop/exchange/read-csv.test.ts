import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallPng } from '../../tests/support/test-files.ts'
import { readCsv, UnreadableCsv } from './read-csv.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads all of a file, and the largest number of lines passed at once. */
async function read(content: string | Buffer) {
  const path = join(folder, 'file.csv')
  await writeFile(path, content)
  let headers: string[] = []
  const rows: string[][] = []
  let most = 0
  const count = await readCsv(path, {
    batch: 100,
    onHeaders: names => {
      headers = names
    },
    onLines: async lines => {
      most = Math.max(most, lines.length)
      rows.push(...lines.map(({ cells }) => [...cells]))
    },
  })
  return { headers, rows, count, most }
}

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['bars', 'a|b\n1|2\n'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['UTF-16', Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le')],
  ['empty lines', '\na,b\n\n1,2\n\n'],
  ['quotes', '"a","b"\n"1","2"\n'],
])('a file with %s', async (_, content) => {
  expect(await read(content)).toMatchObject({ headers: ['a', 'b'], rows: [['1', '2']], count: 1 })
})

test('a file in Windows-1252 is recognised, even if its first letter beyond ASCII is late', async () => {
  const latin = Buffer.from('name,price\nCrème brûlée,5\n', 'latin1')
  expect((await read(latin)).rows).toEqual([['Crème brûlée', '5']])
  const late = Buffer.concat([
    Buffer.from(`name,price\n${'Salt,5\n'.repeat(20_000)}`),
    Buffer.from('Crème,5\n', 'latin1'),
  ])
  expect((await read(late)).rows.at(-1)).toEqual(['Crème', '5'])
})

test('a cell may have line breaks, quotes and the sign that parts cells', async () => {
  const { rows } = await read('a,b\n"one\ntwo, ""three""",x\n')
  expect(rows).toEqual([['one\ntwo, "three"', 'x']])
})

test('whatever texts a table has come back', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map(text => text.replaceAll(/[\0\r\uFEFF]/g, ''))
  const row = fc.tuple(cell, cell, fc.constant('x'))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async table => {
      const { rows } = await read(stringify([['a', 'b', 'c'], ...table]))
      expect(rows).toEqual(table)
    }),
    { numRuns: 60 },
  )
})

test('no more lines are held than are asked for, however long the file is', async () => {
  const { count, most } = await read(`a,b\n${'1,2\n'.repeat(25_050)}`)
  expect({ count, most }).toEqual({ count: 25_050, most: 100 })
})

test('500 cells of a line are taken, and lines that are too short or too long', async () => {
  const { headers, rows } = await read(
    `${Array(600)
      .fill('x')
      .map((x, at) => x + at)
      .join()}\n1,2\n`,
  )
  expect(headers.length).toBe(500)
  expect(rows).toEqual([['1', '2']])
})

test.each([
  ['an empty file', '', 'no header'],
  ['only empty names', ',,\n1,2,3\n', 'no header'],
  ['quotes that never end', 'a,b\n"1,2\n3,4\n', 'wrong line'],
  ['a line of 5 MB', `a,b\n${'x'.repeat(5_000_000)},2\n`, 'wrong line'],
])('%s is refused', async (_, content, why) => {
  await expect(read(content)).rejects.toMatchObject({ why })
})

test('a picture that is called CSV is refused', async () => {
  const error = await read(await smallPng()).catch(caught => caught)
  expect(error).toBeInstanceOf(UnreadableCsv)
  expect(error.why).toBe('not text')
})
