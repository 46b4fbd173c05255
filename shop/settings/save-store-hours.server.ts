import { and, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { checkDay } from './hours.rules.ts'
import { holdBranch } from './save-week-hours.server.ts'
import { storeHours } from './settings.tables.server.ts'
import { saveStoreHours } from './store-hours.contract.ts'

export const answerSaveStoreHours = handle(saveStoreHours, async (input, { database, audit }) => {
  const { branchId, weekday, opens, closes, breakStarts = null, breakEnds = null } = input
  const row = { branchId, weekday, opens, closes, breakStarts, breakEnds }
  const wrong = checkDay(row)
  if (Object.keys(wrong).length) return refuse(saveStoreHours, 'BAD_INPUT', undefined, wrong)
  if (!(await holdBranch(database, branchId))) return refuse(saveStoreHours, 'NOT_FOUND', undefined)
  const of = and(eq(storeHours.branchId, branchId), eq(storeHours.weekday, weekday))
  const [before] = await database.select().from(storeHours).where(of)
  const [after] = await database
    .insert(storeHours)
    .values(row)
    .onConflictDoUpdate({ target: [storeHours.branchId, storeHours.weekday], set: row })
    .returning()
  const subjectId = `${branchId} ${weekday}`
  await audit.add({ action: 'save', subject: 'store hours', subjectId, before, after })
  return after as typeof storeHours.$inferSelect
})
