import type { Database } from '../../database/pool.ts'
import { editorOf } from '../catalogue/editing/change-product.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { UploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import type { Redirects } from './flatten.rules.ts'
import { delimiterOf, MOST_PAIRS, type Pair, pairsOf } from './read-pairs.rules.ts'
import {
  checkRedirects,
  importRedirects,
  MOST_REDIRECTS,
  mostListed,
  type WrongLine,
} from './redirects.contract.ts'
import { holdRedirects, readRedirects, writeRedirects } from './stored-redirects.server.ts'
import { checkPairs } from './wrong-pairs.server.ts'

/** The letters of an address that a wrong line shows. */
const SHOWN = 200

/** Returns the text of a file: UTF-8 if it is valid, otherwise Windows-1252. */
function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads the pairs of a file, or says why it cannot be read. */
async function readPairs({ bytes }: UploadedFile): Promise<Pair[] | string> {
  const file = textOf(bytes)
  // Only when a file comes: the shop starts without it.
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const records = parse(file, {
      ...{ delimiter: delimiterOf(file), bom: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: true, info: true, to: MOST_PAIRS + 2 },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const pairs = pairsOf(records.map(({ record, info }) => ({ line: info.lines, cells: record })))
    if (pairs.length === 0) return m.redirects_file_empty()
    return pairs.length > MOST_PAIRS ? m.redirects_file_long({ most: MOST_PAIRS }) : pairs
  } catch (error) {
    if (error instanceof CsvError) return m.redirects_file_line({ line: Number(error.lines ?? 0) })
    throw error
  }
}

type Plan = { changed: Redirects; added: number; renewed: number; same: number; wrong: WrongLine[] }

/** Returns what an import of these pairs would do. */
async function planOf(database: Database, pairs: readonly Pair[]): Promise<Plan> {
  const before = await readRedirects(database)
  const { checked, changed } = await checkPairs(database, before, pairs)
  const firstLines = new Map<string, { line: number; target: string }>()
  const wrong: WrongLine[] = []
  let [added, renewed, same] = [0, 0, 0]
  pairs.forEach(({ line, from, to }, at) => {
    const { path, target, wrong: errors } = checked[at] as (typeof checked)[number]
    const first = firstLines.get(path)
    const says =
      errors.from ??
      errors.to ??
      (first && first.target !== target ? m.redirects_twice({ line: first.line }) : undefined)
    if (says !== undefined) {
      wrong.push({ line, from: from.slice(0, SHOWN), to: to.slice(0, SHOWN), says })
      return
    }
    if (first) return
    firstLines.set(path, { line, target })
    if (!before.has(path)) added += 1
    else if (changed.has(path)) renewed += 1
    else same += 1
  })
  if (before.size + added > MOST_REDIRECTS)
    wrong.unshift({ line: 1, from: '', to: '', says: m.redirects_full({ most: MOST_REDIRECTS }) })
  return { changed, added, renewed, same, wrong }
}

export const answerCheckRedirects = handle(checkRedirects, async ({ file }, { database }) => {
  const pairs = await readPairs(file)
  if (typeof pairs === 'string') return refuse(checkRedirects, 'BAD_INPUT', undefined, { file: pairs })
  const { added, renewed, same, wrong } = await planOf(database, pairs)
  return {
    ...{ added, changed: renewed, same },
    ...{ wrong: wrong.length, wrongLines: wrong.slice(0, mostListed.wrong) },
  }
})

export const answerImportRedirects = handle(importRedirects, async ({ file }, shop) => {
  const { database, audit, clock } = shop
  const pairs = await readPairs(file)
  if (typeof pairs === 'string') return refuse(importRedirects, 'BAD_INPUT', undefined, { file: pairs })
  await holdRedirects(database)
  const { changed, added, renewed, same, wrong } = await planOf(database, pairs)
  if (wrong.length > 0)
    return refuse(importRedirects, 'BAD_INPUT', undefined, {
      file: m.redirects_file_wrong({ count: wrong.length }),
    })
  await writeRedirects(database, changed, { updatedBy: editorOf(shop).updatedBy, updatedAt: clock() })
  const after = { added, changed: renewed, same }
  await audit.add({ action: 'import', subject: 'redirects', subjectId: 0, after })
  return after
})
