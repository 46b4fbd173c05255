import { and, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { saveStoreHours } from './settings.contract.ts'
import { branches, storeHours } from './settings.tables.server.ts'

export const answerSaveStoreHours = handle(saveStoreHours, async (input, { database, audit }) => {
  const { branchId, weekday, opens, closes, breakStarts = null, breakEnds = null } = input
  const row = { branchId, weekday, opens, closes, breakStarts, breakEnds }
  const moments = [
    opens,
    ...(breakStarts === null && breakEnds === null ? [] : [breakStarts, breakEnds]),
    closes,
  ]
  const inOrder = moments.every(
    (moment, at) => moment !== null && (at === 0 || (moments[at - 1] ?? '99') < moment),
  )
  if (!inOrder) return refuse(saveStoreHours, 'BAD_INPUT', undefined, { closes: m.settings_hours_order() })
  const [branch] = await database.select().from(branches).where(eq(branches.branchId, branchId))
  if (!branch) return refuse(saveStoreHours, 'NOT_FOUND', undefined)
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
