import { asc } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import type { Prayer } from '../settings/choices.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { deleteBreak, findBreaks, type ShopBreak, saveBreak } from './breaks.contract.ts'
import { checkBreak } from './breaks.rules.ts'
import { clockTime, spanBetween } from './clock-times.rules.ts'
import { deleteRow, ofBreaks, rowToSave, writeRow } from './edit-rows.server.ts'
import { breaks } from './hours.tables.server.ts'

const time = (minutes: number | null) => (minutes === null ? null : clockTime(minutes))

/** Reads all breaks, as they were added. */
async function readBreaks({ database }: Pick<Shop, 'database'>): Promise<ShopBreak[]> {
  const rows = await database.select().from(breaks).orderBy(asc(breaks.breakId))
  return rows.map(({ updatedAt, starts, ends, prayer, ...row }) => ({
    ...row,
    ...{ starts: time(starts), ends: time(ends), prayer: prayer as Prayer | null },
    updatedDate: updatedAt.toISOString(),
  }))
}

export const answerFindBreaks = handle(findBreaks, (_input, shop) => readBreaks(shop))

export const answerSaveBreak = handle(saveBreak, async (input, shop) => {
  const { breakId, updatedDate: seen, starts, ends, ...written } = input
  const branchId = await branchToSet(shop, written.branchId)
  if (branchId === undefined) return refuse(saveBreak, 'NOT_FOUND', undefined)
  const row = { ...written, branchId }
  const wrong = checkBreak({ ...row, starts, ends }, await dayOfShop(shop.database, shop.clock))
  if (Object.keys(wrong).length) return refuse(saveBreak, 'BAD_INPUT', undefined, wrong)
  const before = await rowToSave(ofBreaks, { rowId: breakId, branchId: row.branchId, seen }, shop)
  if (before === 'missing') return refuse(saveBreak, 'NOT_FOUND', undefined)
  if (before === 'changed') return refuse(saveBreak, 'CHANGED', { breaks: await readBreaks(shop) })
  const span = starts === null || ends === null ? { from: null, to: null } : spanBetween(starts, ends)
  await writeRow(ofBreaks, before, { ...row, starts: span.from, ends: span.to }, shop)
  return readBreaks(shop)
})

export const answerDeleteBreak = handle(deleteBreak, async ({ id }, shop) =>
  (await deleteRow(ofBreaks, id, shop)) ? readBreaks(shop) : refuse(deleteBreak, 'NOT_FOUND', undefined),
)
