import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from './support/test-titles.ts'

const root = join(import.meta.dirname, '..')
const section = readFileSync(join(root, 'docs', 'trust.md'), 'utf8').split('\n## Each threat and fault\n')[1]

/** The rows of the table: what each is, the files and titles of tests that hold it, and how far. */
const rows = [...(section ?? '').matchAll(/^\| (R\d\d) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, row = '', threat = '', heldBy = '', state = '']) => ({
    row,
    threat,
    state,
    files: [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    titles: [...heldBy.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
)
const rowsOf = (found: typeof rows) => found.map(({ row }) => row)

test('docs/trust.md has each of the 58 rows once, in their order', () => {
  expect(rowsOf(rows)).toEqual(Array.from({ length: 58 }, (_, at) => `R${String(at + 1).padStart(2, '0')}`))
})

test('each row says how far it is held, with words of its own', () => {
  expect(
    rowsOf(rows.filter(({ state }) => !/^\*\*(held|smaller|not tried):\*\* \S.{20,}$/.test(state))),
  ).toEqual([])
})

test('each row that is held, or tried smaller, names at least one file', () => {
  const tried = rows.filter(({ state }) => !state.startsWith('**not tried:**'))
  expect(rowsOf(tried.filter(({ files }) => files.length === 0))).toEqual([])
})

test('each named file exists, and each named test is in a file of its row', () => {
  const wrong = rows.flatMap(({ row, files, titles }) => {
    const there = files.filter(file => existsSync(join(root, file)))
    const known = there.filter(file => /\.ts$/.test(file)).flatMap(file => testTitles(join(root, file)))
    return [
      ...files.filter(file => !there.includes(file)).map(file => `${row}: ${file}`),
      ...titles.filter(title => !known.some(one => one.endsWith(title))).map(title => `${row}: “${title}”`),
    ]
  })
  expect(wrong).toEqual([])
})
