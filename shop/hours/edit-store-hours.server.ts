import { and, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import { clockTime, spanBetween } from './clock-times.rules.ts'
import { checkWeek, type WeekdayHours } from './hours.rules.ts'
import { storeHours } from './hours.tables.server.ts'
import { readStoreHours } from './read-store-hours.server.ts'
import { findAllStoreHours, saveStoreHours, saveWeekHours } from './store-hours.contract.ts'

/** Returns a week as text, for comparison. */
const comparable = (days: readonly WeekdayHours[]) =>
  days
    .map(({ weekday, opens, closes }) => {
      const { from, to } = spanBetween(opens, closes)
      return `${weekday} ${from} ${to}`
    })
    .sort()
    .join()

const rowOf = ({ weekday, opens, closes }: WeekdayHours, branchId: number) => {
  const { from, to } = spanBetween(opens, closes)
  return { branchId, weekday, opens: from, closes: to }
}

export const answerFindAllStoreHours = handle(findAllStoreHours, (_input, { database }) =>
  readStoreHours(database),
)

export const answerSaveWeekHours = handle(saveWeekHours, async (input, shop) => {
  const { database, audit } = shop
  const { days, stood } = input
  const branchId = await branchToSet(shop, input.branchId)
  if (branchId === undefined) return refuse(saveWeekHours, 'NOT_FOUND', undefined)
  const wrong = checkWeek(days)
  if (Object.keys(wrong).length) return refuse(saveWeekHours, 'BAD_INPUT', undefined, wrong)
  if (!(await holdBranch(database, branchId))) return refuse(saveWeekHours, 'NOT_FOUND', undefined)
  const before = await readStoreHours(database, branchId)
  if (comparable(before) === comparable(days)) return before
  if (stood && comparable(stood) !== comparable(before))
    return refuse(saveWeekHours, 'CHANGED', { hours: before })
  await database.delete(storeHours).where(eq(storeHours.branchId, branchId))
  if (days.length) await database.insert(storeHours).values(days.map(day => rowOf(day, branchId)))
  const after = await readStoreHours(database, branchId)
  await audit.add({ action: 'save', subject: 'store hours', subjectId: branchId, before, after })
  return after
})

export const answerSaveStoreHours = handle(saveStoreHours, async ({ branchId: asked, ...day }, shop) => {
  const { database, audit } = shop
  const branchId = await branchToSet(shop, asked)
  if (branchId === undefined) return refuse(saveStoreHours, 'NOT_FOUND', undefined)
  if (!(await holdBranch(database, branchId))) return refuse(saveStoreHours, 'NOT_FOUND', undefined)
  const before = await readStoreHours(database, branchId)
  const others = before.filter(({ weekday }) => weekday !== day.weekday)
  const wrong = Object.entries(checkWeek([...others, day]))
  if (wrong.length)
    return refuse(saveStoreHours, 'BAD_INPUT', undefined, {
      ...Object.fromEntries(wrong.map(([field, says]) => [field.replace(/^.*\./, ''), says])),
    })
  await database
    .delete(storeHours)
    .where(and(eq(storeHours.branchId, branchId), eq(storeHours.weekday, day.weekday)))
  const row = rowOf(day, branchId)
  await database.insert(storeHours).values(row)
  const after = { ...row, opens: clockTime(row.opens), closes: clockTime(row.closes) }
  const subjectId = `${branchId} ${day.weekday}`
  await audit.add({
    ...{ action: 'save', subject: 'store hours', subjectId },
    ...{ before: before.filter(({ weekday }) => weekday === day.weekday), after },
  })
  return after
})
