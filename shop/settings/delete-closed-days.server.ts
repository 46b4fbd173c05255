import { eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { deleteClosedDays } from './closed-days.contract.ts'
import { readClosedDays } from './read-closed-days.server.ts'
import { holdBranch } from './save-week-hours.server.ts'
import { closedDays } from './settings.tables.server.ts'

export const answerDeleteClosedDays = handle(deleteClosedDays, async ({ id }, shop) => {
  const { database, audit } = shop
  const at = eq(closedDays.closedDayId, id)
  const [found] = await database.select().from(closedDays).where(at)
  if (found) await holdBranch(database, found.branchId)
  const [before] = await database.delete(closedDays).where(at).returning()
  if (!before) return refuse(deleteClosedDays, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'closed days', subjectId: id, before })
  return readClosedDays(shop)
})
