import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { clockTime, spanBetween } from './clock-times.rules.ts'
import { type DatedHours, deleteDatedHours, findDatedHours, saveDatedHours } from './dated-hours.contract.ts'
import { checkDated } from './dated-hours.rules.ts'
import { deleteRow, ofDatedHours, rowToSave, writeRow } from './edit-rows.server.ts'
import { datedHours } from './hours.tables.server.ts'

/** Reads the dated hours that are not over, the next first. */
async function readDatedHours(shop: Pick<Shop, 'database' | 'clock'>): Promise<DatedHours[]> {
  const rows = await shop.database
    .select()
    .from(datedHours)
    .where(gte(datedHours.lastDay, await dayOfShop(shop.database, shop.clock)))
    .orderBy(asc(datedHours.firstDay), asc(datedHours.opens), asc(datedHours.datedHoursId))
  return rows.map(({ updatedAt, opens, closes, ...row }) => ({
    ...row,
    ...{ opens: clockTime(opens), closes: clockTime(closes), updatedDate: updatedAt.toISOString() },
  }))
}

export const answerFindDatedHours = handle(findDatedHours, (_input, shop) => readDatedHours(shop))

export const answerSaveDatedHours = handle(saveDatedHours, async (input, shop) => {
  const { datedHoursId, updatedDate: seen, ...typed } = input
  const branchId = await branchToSet(shop, typed.branchId)
  if (branchId === undefined) return refuse(saveDatedHours, 'NOT_FOUND', undefined)
  const written = { ...typed, branchId }
  const wrong = checkDated(written, await dayOfShop(shop.database, shop.clock))
  if (Object.keys(wrong).length) return refuse(saveDatedHours, 'BAD_INPUT', undefined, wrong)
  const before = await rowToSave(
    ofDatedHours,
    { rowId: datedHoursId, branchId: written.branchId, seen },
    shop,
  )
  if (before === 'missing') return refuse(saveDatedHours, 'NOT_FOUND', undefined)
  if (before === 'changed')
    return refuse(saveDatedHours, 'CHANGED', { datedHours: await readDatedHours(shop) })
  const { from, to } = spanBetween(written.opens, written.closes)
  const others = await shop.database
    .select()
    .from(datedHours)
    .where(
      and(
        eq(datedHours.branchId, written.branchId),
        ne(datedHours.datedHoursId, datedHoursId ?? 0),
        lte(datedHours.firstDay, written.lastDay),
        gte(datedHours.lastDay, written.firstDay),
      ),
    )
  // Those of one weekday replace those of all days; several of the same name are one day's hours.
  const rival = others.find(other => other.weekday === written.weekday && other.name !== written.name)
  if (rival) {
    const firstDay = m.hours_dated_overlap({ name: rival.name })
    return refuse(saveDatedHours, 'BAD_INPUT', undefined, { firstDay })
  }
  const twice = others.some(
    ({ weekday, opens, closes }) => weekday === written.weekday && opens < to && from < closes,
  )
  if (twice) return refuse(saveDatedHours, 'BAD_INPUT', undefined, { opens: m.hours_overlap() })
  await writeRow(ofDatedHours, before, { ...written, opens: from, closes: to }, shop)
  return readDatedHours(shop)
})

export const answerDeleteDatedHours = handle(deleteDatedHours, async ({ id }, shop) =>
  (await deleteRow(ofDatedHours, id, shop))
    ? readDatedHours(shop)
    : refuse(deleteDatedHours, 'NOT_FOUND', undefined),
)
