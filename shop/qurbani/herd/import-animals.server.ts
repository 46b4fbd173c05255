import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { textOfCell } from '../../lib/csv-cell.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { sharesOf } from '../animals.rules.ts'
import { lockDays, lockSeason } from '../lock-season.server.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'
import { importAnimals } from './herd.contract.ts'
import {
  type HerdCells,
  herdColumns,
  type Judged,
  judgeHerd,
  type Known,
  MOST_LINES,
} from './herd-import.rules.ts'

/** Reads the lines of a herd's file; returns a message if it cannot be read. */
async function readLines(csv: string): Promise<HerdCells[] | string> {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const delimiter = [',', ';', '\t'].toSorted((one, other) => cellsOf(csv, other) - cellsOf(csv, one))[0]
    // The library's types do not describe the records that `info` returns.
    const read = parse(csv, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const [header, ...rest] = read
    const names = header?.record.map(name => name.trim().toLowerCase()) ?? []
    if (!herdColumns.every(column => names.includes(column))) return m.qurbani_column_missing()
    if (rest.length === 0) return m.qurbani_file_needed()
    if (rest.length > MOST_LINES) return m.qurbani_lines_many({ most: MOST_LINES })
    return rest.map(({ record, info }) => {
      const cell = (column: string) => textOfCell(record[names.indexOf(column)] ?? '')
      return {
        line: info.lines,
        tag: cell('tag'),
        kind: cell('kind'),
        weight: cell('weight'),
        day: cell('day'),
      }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return m.qurbani_file_unreadable({ line: Number(error.lines ?? 1) })
  }
}

const cellsOf = (csv: string, sign: string) => (csv.split('\n', 1)[0] ?? '').split(sign).length

async function readKnown(database: Database, seasonId: number): Promise<Known[]> {
  const { rows } = await database.execute<Known>(sql`
    select a.animal_id as "animalId", a.tag, a.kind, a.day, a.weight, a.state,
      exists (select from qurbani_shares s where s.animal_id = a.animal_id)
        or exists (select from qurbani_offers f where f.animal_id = a.animal_id) as bound
    from qurbani_animals a where a.season_id = ${seasonId} order by a.animal_id for no key update of a`)
  return rows
}

async function write(database: Database, seasonId: number, judged: readonly Judged[]): Promise<void> {
  const rows = judged.flatMap(({ outcome, animal }) =>
    outcome === 'CREATE' && animal ? [{ ...animal, seasonId, shares: sharesOf[animal.kind] }] : [],
  )
  // In the order of the file: an animal that leaves a day makes room for a later one.
  for (const { outcome, animal, known } of judged) {
    if (outcome === 'CREATE') await database.insert(qurbaniAnimals).values(rows.shift() as (typeof rows)[0])
    if (outcome === 'CHANGE' && animal && known)
      await database
        .update(qurbaniAnimals)
        .set({ ...animal, shares: sharesOf[animal.kind], version: sql`${qurbaniAnimals.version} + 1` })
        .where(eq(qurbaniAnimals.animalId, known.animalId))
  }
}

export const answerImportAnimals = handle(importAnimals, async (input, { database, audit, changed }) => {
  const { seasonId, csv, dryRun } = input
  if (!(await lockSeason(database, seasonId))) return refuse(importAnimals, 'NOT_FOUND', undefined)
  const lines = await readLines(csv)
  if (typeof lines === 'string') return refuse(importAnimals, 'BAD_INPUT', undefined, { csv: lines })
  const herd = await readKnown(database, seasonId)
  const judged = judgeHerd(lines, herd, await lockDays(database, seasonId))
  const count = (outcome: Judged['outcome']) => judged.filter(one => one.outcome === outcome).length
  const counts = {
    created: count('CREATE'),
    changed: count('CHANGE'),
    same: count('SAME'),
    refused: count('REFUSE'),
  }
  if (!dryRun && counts.created + counts.changed > 0) {
    await write(database, seasonId, judged)
    const tags = judged.flatMap(({ outcome, animal }) => (animal && outcome !== 'SAME' ? [animal.tag] : []))
    await audit.add({
      action: 'import herd',
      subject: 'qurbani season',
      subjectId: seasonId,
      after: { ...counts, tags },
    })
    changed('qurbani')
  }
  return {
    rows: judged.map(({ cells, outcome, why }) => ({ ...cells, outcome, why })),
    ...counts,
  }
})
