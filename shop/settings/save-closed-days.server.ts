import { and, eq, gte, lte, ne } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { saveClosedDays } from './closed-days.contract.ts'
import { checkClosed } from './closed-days.rules.ts'
import { readClosedDays, showClosed } from './read-closed-days.server.ts'
import { readSettings } from './read-settings.server.ts'
import { holdBranch } from './save-week-hours.server.ts'
import { closedDays } from './settings.tables.server.ts'

export const answerSaveClosedDays = handle(saveClosedDays, async (input, shop) => {
  const { database, clock, audit } = shop
  const { closedDayId = 0, updatedDate, ...row } = input
  const { timeZone } = await readSettings(database)
  const wrong = checkClosed(row, dayAt(clock(), timeZone))
  if (Object.keys(wrong).length) return refuse(saveClosedDays, 'BAD_INPUT', undefined, wrong)
  // Other changes of this branch's closed days wait: two ranges never overlap.
  if (!(await holdBranch(database, row.branchId))) return refuse(saveClosedDays, 'NOT_FOUND', undefined)
  const [before] = await database.select().from(closedDays).where(eq(closedDays.closedDayId, closedDayId))
  if (closedDayId && !before) return refuse(saveClosedDays, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && showClosed(before).updatedDate !== updatedDate)
    return refuse(saveClosedDays, 'CHANGED', { closedDays: await readClosedDays(shop) })
  const [over] = await database
    .select()
    .from(closedDays)
    .where(
      and(
        eq(closedDays.branchId, row.branchId),
        ne(closedDays.closedDayId, closedDayId),
        lte(closedDays.firstDay, row.lastDay),
        gte(closedDays.lastDay, row.firstDay),
      ),
    )
    .limit(1)
  if (over) {
    const firstDay = m.settings_days_overlap({ days: over.why })
    return refuse(saveClosedDays, 'BAD_INPUT', undefined, { firstDay })
  }
  const values = { ...row, updatedAt: clock() }
  const [after] = before
    ? await database.update(closedDays).set(values).where(eq(closedDays.closedDayId, closedDayId)).returning()
    : await database.insert(closedDays).values(values).returning()
  await audit.add({
    action: before ? 'save' : 'add',
    subject: 'closed days',
    subjectId: after?.closedDayId ?? closedDayId,
    before,
    after,
  })
  return readClosedDays(shop)
})
