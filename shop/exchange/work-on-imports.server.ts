import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { wrongPartIn } from '../catalogue/made-of/wrong-parts.server.ts'
import { type Made, unmake } from '../catalogue/shelves/shelves.server.ts'
import { contacts, customers } from '../customers/customers.tables.server.ts'
import { isDatabaseAway } from '../lib/is-database-away.ts'
import { m } from '../messages/m.ts'
import { leadOldAddresses, takeAddressesBack } from './addresses/addresses-of-import.server.ts'
import { checkLines } from './check-import.server.ts'
import type { Desk, Importer } from './desk.server.ts'
import { writePartsOfSameFile } from './facts/parts-of-same-file.server.ts'
import { findTaken } from './find-taken.server.ts'
import { atWork } from './import-states.rules.ts'
import { importItems, importLines, imports } from './imports.tables.server.ts'
import { fetchPictures } from './pictures/fetch-pictures.server.ts'
import { writeRelatedOfSameFile } from './related/related-of-same-file.server.ts'
import { undoItems } from './undo-items.server.ts'
import { linesInOrder } from './variants/lines-in-order.server.ts'
import { type Item, writeItems } from './write-items.server.ts'

/** A statement that returns a row if an import must be continued or its pictures fetched. */
export const IMPORTS_WAIT = `select 1 where exists (select from imports where state in ('check', 'import', 'undo'))
  or exists (select from import_pictures where fetched_at is null and given_up_at is null)`

/** The number of lines deleted together. */
const FORGOTTEN = 20_000
/** The number of pictures fetched before checking for other work. */
const PICTURES = 10

/** Something that a product had before no longer exists (23503), or belongs to another product by now (23505). */
const missingOrTaken = new Set(['23503', '23505'])

type OneImport = typeof imports.$inferSelect

/** The shop is being stopped: another node continues, or this one does later. */
class Interrupted extends Error {}

/**
 * Works on imports until none is left, oldest first; pictures come last. It can be interrupted at any time and resumes from
 * there: a step is done once it is committed. Returns what was done.
 */
export async function workOnImports(desk: Desk): Promise<{ steps: number; pictures: number }> {
  const done = { steps: 0, pictures: 0 }
  while (!desk.isStopping()) {
    const [one] = await desk.database
      .select()
      .from(imports)
      .where(inArray(imports.state, [...atWork]))
      .orderBy(asc(imports.importId))
      .limit(1)
    if (one) {
      await workOn(one, desk)
      done.steps += 1
      continue
    }
    const fetched = await fetchPictures(desk, PICTURES)
    done.pictures += fetched
    if (fetched === 0) break
  }
  return done
}

async function workOn(one: OneImport, desk: Desk): Promise<void> {
  try {
    if (one.state === 'check') await check(one, desk)
    else if (one.state === 'import') await write(one, desk)
    else await undo(one, desk)
  } catch (error) {
    if (error instanceof Interrupted) return
    // A lost database comes back, and the step then continues. Any other error would only repeat.
    if (isDatabaseAway(error)) throw error
    desk.report(error)
    // Everything written until then can be undone.
    await end(one, desk, one.state === 'check' ? 'failed' : 'cancelled', m.exchange_import_failed())
  }
}

/** Stores the progress of a step; returns true if it should continue. */
async function progress({ importId }: OneImport, desk: Desk, done: number, items?: number) {
  const [row] = await desk.database
    .update(imports)
    .set({ done, ...(items === undefined ? {} : { items }) })
    .where(eq(imports.importId, importId))
    .returning({ cancelAskedAt: imports.cancelAskedAt })
  if (desk.isStopping()) throw new Interrupted()
  return row !== undefined && row.cancelAskedAt === null
}

/** Ends a step, and clears any request to stop it. */
async function end(
  { importId, state }: OneImport,
  { database, clock }: Desk,
  to: OneImport['state'],
  problem?: string,
): Promise<void> {
  await database
    .update(imports)
    .set({ state: to, problem: problem ?? null, finishedAt: clock(), cancelAskedAt: null })
    .where(and(eq(imports.importId, importId), eq(imports.state, state)))
}

async function check(one: OneImport, desk: Desk): Promise<void> {
  const report = (done: number, items: number) => progress(one, desk, done, items)
  const items = await checkLines(desk.database, one, report, desk.clock())
  if (items === undefined) return end(one, desk, 'ready')
  await progress(one, desk, items, items)
  await end(one, desk, 'checked')
}

/** The person who uploaded the file. */
async function importerOf({ custId }: OneImport, { database }: Desk): Promise<Importer> {
  const [found] = await database
    .select({ custId: customers.custId, loginId: customers.loginId, firstName: contacts.firstName })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(eq(customers.custId, custId))
  if (!found) throw new Error('The person who started this import has no account')
  return found
}

/** Locks the products of these lines that are still in this state, until the transaction ends. */
const holdItems = (
  database: Desk['database'],
  importId: number,
  lines: readonly number[],
  state: Item['state'],
): Promise<Item[]> =>
  database
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        inArray(importItems.line, [...lines]),
        eq(importItems.state, state),
      ),
    )
    .orderBy(asc(importItems.line))
    .for('update')

async function write(one: OneImport, desk: Desk): Promise<void> {
  const importer = await importerOf(one, desk)
  let done = one.done
  for await (const lines of linesInOrder(one, desk, 'waiting')) {
    await writeSome(lines, one, importer, desk)
    done += lines.length
    if (!(await progress(one, desk, done))) return end(one, desk, 'cancelled')
  }
  const { importId } = one
  const { clock: now, inTransaction, database } = desk
  const writing = { database, importId, importer, now, inTransaction }
  await writePartsOfSameFile(writing)
  await writeRelatedOfSameFile(writing)
  await leadOldAddresses(writing)
  await forgetLines(one, desk)
  await end(one, desk, 'imported')
}

/** Deletes the lines of a file that is not read again, in batches. */
async function forgetLines({ importId, lines }: OneImport, { database }: Desk): Promise<void> {
  for (let deleted = FORGOTTEN; lines > 0 && deleted === FORGOTTEN; ) {
    const { rowCount } = await database.execute(sql`delete from ${importLines} where ctid = any(array(
      select ctid from ${importLines} where import_id = ${importId} limit ${FORGOTTEN}))`)
    deleted = rowCount ?? 0
  }
}

/** Writes some items together; if that fails, each alone, so that a broken one stops no other. */
async function writeSome(
  lines: readonly number[],
  one: OneImport,
  importer: Importer,
  desk: Desk,
): Promise<void> {
  const { importId, fileName } = one
  try {
    await desk.inTransaction(async database => {
      const items = await holdItems(database, importId, lines, 'waiting')
      if (items.length === 0) return
      const made: Made = { departments: [], categories: [], brands: [] }
      await writeItems(items, { database, importId, fileName, importer, now: desk.clock(), made })
      await noteMade(database, importId, made)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (lines.length > 1) {
      for (const line of lines) await writeSome([line], one, importer, desk)
      return
    }
    const line = lines[0] ?? 0
    const taken = await findTaken(desk.database, { importId, line }, error)
    const wrongPart = wrongPartIn(error)
    if (!taken && !wrongPart) desk.report(error)
    const reasons = taken ?? { line: wrongPart ?? m.exchange_import_failed() }
    await desk.database
      .update(importItems)
      .set({ state: 'refused', reasons })
      .where(
        and(eq(importItems.importId, importId), eq(importItems.line, line), eq(importItems.state, 'waiting')),
      )
  }
}

/** Stores what an import created besides products. */
async function noteMade(database: Desk['database'], importId: number, made: Made): Promise<void> {
  if (Object.values(made).every(list => list.length === 0)) return
  const [row] = await database
    .select({ made: imports.made })
    .from(imports)
    .where(eq(imports.importId, importId))
    .for('update')
  const before = row?.made ?? { departments: [], categories: [], brands: [] }
  await database
    .update(imports)
    .set({
      made: {
        departments: [...before.departments, ...made.departments],
        categories: [...before.categories, ...made.categories],
        brands: [...before.brands, ...made.brands],
      },
    })
    .where(and(eq(imports.importId, importId), isNull(imports.finishedAt)))
}

/** Undoes some items together; if that fails, each alone, so that one that cannot be undone stops no other. */
async function undoSome(
  lines: readonly number[],
  one: OneImport,
  importer: Importer,
  desk: Desk,
): Promise<void> {
  const { importId } = one
  try {
    await desk.inTransaction(async database => {
      const items = await holdItems(database, importId, lines, 'written')
      if (items.length > 0) await undoItems(items, { database, importId, importer, now: desk.clock() })
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (lines.length > 1) {
      for (const line of lines) await undoSome([line], one, importer, desk)
      return
    }
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {}
    if (!missingOrTaken.has(code)) desk.report(error)
    await desk.database
      .update(importItems)
      .set({ state: 'not undone', reasons: { line: m.exchange_import_not_undone() } })
      .where(
        and(
          eq(importItems.importId, importId),
          eq(importItems.line, lines[0] ?? 0),
          eq(importItems.state, 'written'),
        ),
      )
  }
}

async function undo(one: OneImport, desk: Desk): Promise<void> {
  const importer = await importerOf(one, desk)
  let done = one.done
  for await (const lines of linesInOrder(one, desk, 'written')) {
    await undoSome(lines, one, importer, desk)
    done += lines.length
    await progress(one, desk, done)
  }
  await takeAddressesBack(desk.database, one.importId, desk.inTransaction)
  await forgetLines(one, desk)
  if (one.made) await desk.inTransaction(database => unmake(database, one.made as Made))
  await end(one, desk, 'undone')
}
