import { eq } from 'drizzle-orm'
import { branchesWith, isOneOf } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import { clockTime } from './clock-times.rules.ts'
import { breaks, closedDays, datedHours } from './hours.tables.server.ts'

/** A kind of rows that staff edit one by one: their table, the column of their id, and their name in the audit. */
type Kind<Table extends typeof breaks | typeof closedDays | typeof datedHours> = {
  table: Table
  id: Table extends typeof breaks
    ? 'breakId'
    : Table extends typeof closedDays
      ? 'closedDayId'
      : 'datedHoursId'
  subject: string
}
export const ofBreaks: Kind<typeof breaks> = { table: breaks, id: 'breakId', subject: 'breaks' }
export const ofClosedDays: Kind<typeof closedDays> = {
  ...{ table: closedDays, id: 'closedDayId', subject: 'closed days' },
}
export const ofDatedHours: Kind<typeof datedHours> = {
  ...{ table: datedHours, id: 'datedHoursId', subject: 'dated hours' },
}
type AnyKind = typeof ofBreaks | typeof ofClosedDays | typeof ofDatedHours

/** The tables have the columns that all of them share; their own are written as they are given. */
const shared = ({ table, id }: AnyKind) => ({
  table: table as typeof closedDays,
  idOf: (table as unknown as Record<string, typeof closedDays.closedDayId>)[
    id
  ] as typeof closedDays.closedDayId,
})

const times = ['opens', 'closes', 'starts', 'ends']

/** Returns a row for the audit, with times as a clock shows them. */
const shown = (row: object | undefined) =>
  row &&
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      times.includes(name) && typeof value === 'number' ? clockTime(value) : value,
    ]),
  )

/** Reads a row by its id. */
async function readRow(kind: AnyKind, rowId: number, { database }: Pick<SignedInShop, 'database'>) {
  const { table, idOf } = shared(kind)
  const [row] = await database.select().from(table).where(eq(idOf, rowId))
  return row
}

/**
 * Finds what a save changes, with its branch locked: the row, or undefined if it is new. Refusals: `missing` branch or row, or
 * a row that was `changed` since it was seen.
 */
export async function rowToSave(
  kind: AnyKind,
  { rowId, branchId, seen }: { rowId: number | undefined; branchId: number; seen: string | undefined },
  shop: Pick<SignedInShop, 'database'>,
): Promise<'missing' | 'changed' | undefined | typeof closedDays.$inferSelect> {
  if (!(await holdBranch(shop.database, branchId))) return 'missing'
  if (rowId === undefined) return undefined
  const row = await readRow(kind, rowId, shop)
  if (row?.branchId !== branchId) return 'missing'
  return seen !== undefined && row.updatedAt.toISOString() !== seen ? 'changed' : row
}

/** Writes a row that `rowToSave` found, or a new one. */
export async function writeRow<Some extends AnyKind>(
  kind: Some,
  before: object | undefined,
  given: Omit<Some['table']['$inferInsert'], 'updatedAt'>,
  { database, clock, audit }: Pick<SignedInShop, 'database' | 'clock' | 'audit'>,
): Promise<void> {
  const { table, idOf } = shared(kind)
  const values = { ...given, updatedAt: clock() } as unknown as typeof closedDays.$inferInsert
  const rowId = before && (before as Record<string, number>)[kind.id]
  const [after] = rowId
    ? await database.update(table).set(values).where(eq(idOf, rowId)).returning()
    : await database.insert(table).values(values).returning()
  const subjectId = (after as unknown as Record<string, number>)[kind.id] ?? 0
  await audit.add({
    action: before ? 'save' : 'add',
    subject: kind.subject,
    subjectId,
    ...{ before: shown(before), after: shown(after) },
  })
}

/** Deletes a row of the caller's branches; returns false if it does not exist. */
export async function deleteRow(
  kind: AnyKind,
  rowId: number,
  shop: Pick<SignedInShop, 'database' | 'caller' | 'audit'>,
): Promise<boolean> {
  const { table, idOf } = shared(kind)
  const found = await readRow(kind, rowId, shop)
  if (!found || !isOneOf(branchesWith(shop.caller, 'settings'), found.branchId)) return false
  await holdBranch(shop.database, found.branchId)
  const [before] = await shop.database.delete(table).where(eq(idOf, rowId)).returning()
  if (!before) return false
  await shop.audit.add({ action: 'delete', subject: kind.subject, subjectId: rowId, before: shown(before) })
  return true
}
