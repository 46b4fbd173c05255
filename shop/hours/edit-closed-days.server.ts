import { and, eq, gte, lte, ne } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { deleteClosedDays, findClosedDays, saveClosedDays } from './closed-days.contract.ts'
import { checkClosed } from './closed-days.rules.ts'
import { deleteRow, ofClosedDays, rowToSave, writeRow } from './edit-rows.server.ts'
import { closedDays } from './hours.tables.server.ts'
import { readClosedDays } from './read-closed-days.server.ts'

export const answerFindClosedDays = handle(findClosedDays, (_input, shop) => readClosedDays(shop))

export const answerSaveClosedDays = handle(saveClosedDays, async (input, shop) => {
  const { closedDayId, updatedDate: seen, ...written } = input
  const branchId = await branchToSet(shop, written.branchId)
  if (branchId === undefined) return refuse(saveClosedDays, 'NOT_FOUND', undefined)
  const row = { ...written, branchId }
  const wrong = checkClosed(row, await dayOfShop(shop.database, shop.clock))
  if (Object.keys(wrong).length) return refuse(saveClosedDays, 'BAD_INPUT', undefined, wrong)
  const before = await rowToSave(ofClosedDays, { rowId: closedDayId, branchId: row.branchId, seen }, shop)
  if (before === 'missing') return refuse(saveClosedDays, 'NOT_FOUND', undefined)
  if (before === 'changed')
    return refuse(saveClosedDays, 'CHANGED', { closedDays: await readClosedDays(shop) })
  // Other changes of this branch wait: two ranges never overlap.
  const [over] = await shop.database
    .select()
    .from(closedDays)
    .where(
      and(
        eq(closedDays.branchId, row.branchId),
        ne(closedDays.closedDayId, closedDayId ?? 0),
        lte(closedDays.firstDay, row.lastDay),
        gte(closedDays.lastDay, row.firstDay),
      ),
    )
    .limit(1)
  if (over) {
    const firstDay = m.hours_days_overlap({ days: over.why })
    return refuse(saveClosedDays, 'BAD_INPUT', undefined, { firstDay })
  }
  await writeRow(ofClosedDays, before, row, shop)
  return readClosedDays(shop)
})

export const answerDeleteClosedDays = handle(deleteClosedDays, async ({ id }, shop) =>
  (await deleteRow(ofClosedDays, id, shop))
    ? readClosedDays(shop)
    : refuse(deleteClosedDays, 'NOT_FOUND', undefined),
)
