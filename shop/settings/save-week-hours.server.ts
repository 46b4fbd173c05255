import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { checkWeek, type DayHours, shortTime } from './hours.rules.ts'
import { branches, storeHours } from './settings.tables.server.ts'
import { saveWeekHours } from './store-hours.contract.ts'

/**
 * Locks a branch until the transaction ends, so that changes of its hours wait for each other; returns false if it does not
 * exist.
 */
export async function holdBranch(database: Database, branchId: number): Promise<boolean> {
  const [branch] = await database
    .select({ branchId: branches.branchId })
    .from(branches)
    .where(eq(branches.branchId, branchId))
    .for('no key update')
  return branch !== undefined
}

/** Returns a week as text, for comparison. */
const comparable = (days: readonly DayHours[]) =>
  days
    .map(({ weekday, opens, closes, breakStarts, breakEnds }) =>
      [weekday, ...[opens, closes, breakStarts ?? '', breakEnds ?? ''].map(shortTime)].join(' '),
    )
    .sort()
    .join()

const hoursOf = (database: Database, branchId: number) =>
  database.select().from(storeHours).where(eq(storeHours.branchId, branchId)).orderBy(asc(storeHours.weekday))

export const answerSaveWeekHours = handle(saveWeekHours, async (input, { database, audit }) => {
  const { branchId, days, stood } = input
  const wrong = checkWeek(days)
  if (Object.keys(wrong).length) return refuse(saveWeekHours, 'BAD_INPUT', undefined, wrong)
  if (!(await holdBranch(database, branchId))) return refuse(saveWeekHours, 'NOT_FOUND', undefined)
  const before = await hoursOf(database, branchId)
  if (comparable(before) === comparable(days)) return before
  if (stood && comparable(stood) !== comparable(before))
    return refuse(saveWeekHours, 'CHANGED', { hours: before })
  await database.delete(storeHours).where(eq(storeHours.branchId, branchId))
  if (days.length) await database.insert(storeHours).values(days.map(day => ({ branchId, ...day })))
  const after = await hoursOf(database, branchId)
  await audit.add({ action: 'save', subject: 'store hours', subjectId: branchId, before, after })
  return after
})
