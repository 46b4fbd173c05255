import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, customers } from '../customers/customers.tables.server.ts'
import { importMarks } from './import-fields.ts'
import { usualOptions } from './import-options.ts'
import type { OneImport } from './imports.contract.ts'
import { importItems, importLines, importPictures, imports } from './imports.tables.server.ts'

/** The number of lines shown of a file, and of characters per cell. */
const SAMPLE = 3
const SHOWN = 120

const counted = (name: string, condition: ReturnType<typeof sql>) =>
  sql`count(*) filter (where ${condition})::int as ${sql.identifier(name)}`

/** Counts the products of an import by outcome, and its pictures by result. */
async function countImport(database: Database, importId: number) {
  const { rows: items } = await database.execute<Record<string, number>>(sql`
    select ${sql.join(
      [
        ...['create', 'change', 'same', 'refuse'].map(one => counted(one, sql`outcome = ${one}`)),
        ...['written', 'refused', 'undone', 'not undone'].map(one => counted(one, sql`state = ${one}`)),
        counted('old addresses', sql`shelf ? 'oldAddress' and outcome in ('create', 'change')`),
        counted('new addresses', sql`shelf ? 'newAddress'`),
        ...importMarks.map(one => counted(one, sql`${one} = any(marks)`)),
      ],
      sql`, `,
    )} from ${importItems} where import_id = ${importId}`)
  const { rows: pictures } = await database.execute<Record<string, number>>(sql`
    select ${counted('waiting', sql`fetched_at is null and given_up_at is null`)},
      ${counted('fetched', sql`fetched_at is not null`)}, ${counted('givenUp', sql`given_up_at is not null`)}
    from ${importPictures} where import_id = ${importId}`)
  const all = { ...items[0], ...pictures[0] }
  return (name: string) => all[name] ?? 0
}

/** Returns an import as staff see it; undefined if there is none. */
export async function showImport(database: Database, importId: number): Promise<OneImport | undefined> {
  const [found] = await database
    .select({ one: imports, by: contacts.firstName })
    .from(imports)
    .innerJoin(customers, eq(customers.custId, imports.custId))
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(eq(imports.importId, importId))
  if (!found) return undefined
  const { one, by } = found
  const { many: _, ...options } = one.options
  const count = await countImport(database, importId)
  const sample = await database
    .select({ cells: importLines.cells })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .orderBy(asc(importLines.line))
    .limit(SAMPLE)
  return {
    ...one,
    options: { ...usualOptions, ...options },
    outcomes: {
      create: count('create'),
      change: count('change'),
      same: count('same'),
      refuse: count('refuse'),
    },
    marked: {
      free: count('free'),
      uncharged: count('uncharged'),
      department: count('department'),
      noted: count('noted'),
    },
    written: count('written'),
    refused: count('refused'),
    undone: count('undone'),
    notUndone: count('not undone'),
    redirects: count(one.state === 'checked' ? 'old addresses' : 'new addresses'),
    pictures: { waiting: count('waiting'), fetched: count('fetched'), givenUp: count('givenUp') },
    cancelling: one.cancelAskedAt !== null,
    by,
    createdAt: one.createdAt.toISOString(),
    finishedAt: one.finishedAt?.toISOString() ?? null,
    sample: sample.map(({ cells }) => cells.map(cell => cell.slice(0, SHOWN))),
  }
}
