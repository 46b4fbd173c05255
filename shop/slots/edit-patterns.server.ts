import { and, asc, eq, isNull } from 'drizzle-orm'
import { readZones } from '../delivery/read-zones.server.ts'
import { clockTime, minutesAt } from '../hours/clock-times.rules.ts'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import { branchesWith, isOneOf } from '../lib/permissions.ts'
import type { Shop, SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import type { Prayer } from '../settings/choices.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { deletePattern, findPatterns, type SlotPattern, savePattern } from './patterns.contract.ts'
import { checkPattern, rangeOf } from './patterns.rules.ts'
import { slotPatterns } from './slots.tables.server.ts'

type Row = typeof slotPatterns.$inferSelect

function show(row: Row, exponent: number): SlotPattern {
  const { deletedAt: _, updatedAt, anchor, method, needs, starts, ends, fee, cutOffTime, ...rest } = row
  const bound = (minutes: number) => (anchor === null ? clockTime(minutes) : minutes)
  return {
    ...rest,
    ...{ method: method as SlotPattern['method'], needs: needs as SlotPattern['needs'] },
    ...{ anchor: anchor as Prayer | null, starts: bound(starts), ends: bound(ends) },
    cutOffTime: cutOffTime === null ? null : clockTime(cutOffTime),
    ...{ fee: toDecimal(fee, exponent), updatedDate: updatedAt.toISOString() },
  }
}

/** Reads the patterns of the caller's branches as they were added. */
async function readPatterns({ database, caller }: SignedInShop): Promise<SlotPattern[]> {
  const { exponent } = (await readSettings(database)).currency
  const rows = await database
    .select()
    .from(slotPatterns)
    .where(
      and(
        isNull(slotPatterns.deletedAt),
        ofBranches(slotPatterns.branchId, branchesWith(caller, 'settings')),
      ),
    )
    .orderBy(asc(slotPatterns.patternId))
  return rows.map(row => show(row, exponent))
}

export const answerFindPatterns = handle(findPatterns, (_input, shop) => readPatterns(shop))

/** Returns the row of a pattern as it was written. */
function rowOf(input: ParsedOf<typeof savePattern> & { branchId: number }, exponent: number) {
  const { patternId: _, updatedDate: __, starts: ___, ends: ____, cutOffTime, fee, ...rest } = input
  const { from, to } = rangeOf(input)
  return {
    ...rest,
    ...{ starts: from, ends: to, fee: toMinor(fee, exponent) },
    weekdays: [...new Set(input.weekdays)].sort(),
    zoneIds: input.method === 'DELIVERY' ? [...new Set(input.zoneIds)].sort((one, other) => one - other) : [],
    cutOffTime: cutOffTime === null ? null : minutesAt(cutOffTime),
  }
}

/** Finds a pattern that is not deleted. */
async function findRow({ database }: Pick<Shop, 'database'>, patternId: number): Promise<Row | undefined> {
  const at = and(eq(slotPatterns.patternId, patternId), isNull(slotPatterns.deletedAt))
  const [row] = await database.select().from(slotPatterns).where(at)
  return row
}

/** True if a pattern names a zone that its branch does not have. A zone that it had before may have been removed since. */
async function hasForeignZone(
  shop: SignedInShop,
  { branchId, zoneIds }: { branchId: number; zoneIds: readonly number[] },
  before: Row | undefined,
): Promise<boolean> {
  const added = zoneIds.filter(zoneId => !before?.zoneIds.includes(zoneId))
  if (added.length === 0) return false
  const zones = (await readZones(shop)).filter(zone => zone.branchId === branchId)
  return added.some(zoneId => !zones.some(zone => zone.zoneId === zoneId))
}

export const answerSavePattern = handle(savePattern, async (typed, shop) => {
  const { database, clock, audit } = shop
  const branchId = await branchToSet(shop, typed.branchId)
  if (branchId === undefined) return refuse(savePattern, 'NOT_FOUND', undefined)
  const input = { ...typed, branchId }
  const { exponent } = (await readSettings(database)).currency
  const wrong = checkPattern(input, await dayOfShop(shop.database, shop.clock))
  if (toDecimal(toMinor(input.fee, exponent), exponent) !== input.fee)
    wrong.fee = m.settings_amount_decimals({ count: exponent })
  if (Object.keys(wrong).length) return refuse(savePattern, 'BAD_INPUT', undefined, wrong)
  if (!(await holdBranch(database, input.branchId))) return refuse(savePattern, 'NOT_FOUND', undefined)
  const { patternId, updatedDate } = input
  const before = patternId === undefined ? undefined : await findRow(shop, patternId)
  if (patternId !== undefined && before?.branchId !== input.branchId)
    return refuse(savePattern, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && before.updatedAt.toISOString() !== updatedDate)
    return refuse(savePattern, 'CHANGED', { patterns: await readPatterns(shop) })
  const values = { ...rowOf(input, exponent), updatedAt: clock() }
  if (await hasForeignZone(shop, values, before))
    return refuse(savePattern, 'BAD_INPUT', undefined, { zoneIds: m.slots_zone_of_branch() })
  const [after] = before
    ? await database
        .update(slotPatterns)
        .set(values)
        .where(eq(slotPatterns.patternId, before.patternId))
        .returning()
    : await database.insert(slotPatterns).values(values).returning()
  await audit.add({
    ...{ action: before ? 'save' : 'add', subject: 'slot pattern', subjectId: after?.patternId ?? 0 },
    before: before && show(before, exponent),
    after: after && show(after, exponent),
  })
  return readPatterns(shop)
})

export const answerDeletePattern = handle(deletePattern, async ({ id }, shop) => {
  const { database, caller, clock, audit } = shop
  const { exponent } = (await readSettings(database)).currency
  const found = await findRow(shop, id)
  if (!found || !isOneOf(branchesWith(caller, 'settings'), found.branchId))
    return refuse(deletePattern, 'NOT_FOUND', undefined)
  await holdBranch(database, found.branchId)
  const [before] = await database
    .update(slotPatterns)
    .set({ deletedAt: clock() })
    .where(and(eq(slotPatterns.patternId, id), isNull(slotPatterns.deletedAt)))
    .returning()
  if (!before) return refuse(deletePattern, 'NOT_FOUND', undefined)
  await audit.add({
    action: 'delete',
    subject: 'slot pattern',
    subjectId: id,
    before: show(before, exponent),
  })
  return readPatterns(shop)
})
