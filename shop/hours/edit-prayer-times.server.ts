import { and, asc, between, eq, gte } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { daysLater } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import type { Prayer } from '../settings/choices.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { clockTime, minutesAt } from './clock-times.rules.ts'
import { checkDays } from './days.rules.ts'
import { prayerTimes } from './hours.tables.server.ts'
import { findPrayerTimes, type OwnPrayerTime, savePrayerTimes } from './prayer-times.contract.ts'

/** Reads the own times of the caller's branches from today on; days that follow each other with the same time are one entry. */
async function readOwnTimes(shop: SignedInShop): Promise<OwnPrayerTime[]> {
  const rows = await shop.database
    .select()
    .from(prayerTimes)
    .where(
      and(
        gte(prayerTimes.day, await dayOfShop(shop.database, shop.clock)),
        ofBranches(prayerTimes.branchId, branchesWith(shop.caller, 'settings')),
      ),
    )
    .orderBy(asc(prayerTimes.branchId), asc(prayerTimes.prayer), asc(prayerTimes.day))
  const entries: OwnPrayerTime[] = []
  for (const { branchId, prayer, day, time } of rows) {
    const last = entries.at(-1)
    const isNext = last?.branchId === branchId && last.prayer === prayer && last.time === clockTime(time)
    if (isNext && last && daysLater(last.lastDay, 1) === day) last.lastDay = day
    else
      entries.push({ branchId, prayer: prayer as Prayer, firstDay: day, lastDay: day, time: clockTime(time) })
  }
  return entries.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
}

export const answerFindPrayerTimes = handle(findPrayerTimes, (_input, shop) => readOwnTimes(shop))

export const answerSavePrayerTimes = handle(savePrayerTimes, async (input, shop) => {
  const { database, audit } = shop
  const { prayer, firstDay, lastDay, time } = input
  const branchId = await branchToSet(shop, input.branchId)
  if (branchId === undefined) return refuse(savePrayerTimes, 'NOT_FOUND', undefined)
  const wrong = {
    ...checkDays({ firstDay, lastDay }, await dayOfShop(shop.database, shop.clock)),
    ...(time?.startsWith('24') ? { time: m.hours_time_needed() } : {}),
  }
  if (Object.keys(wrong).length) return refuse(savePrayerTimes, 'BAD_INPUT', undefined, wrong)
  if (!(await holdBranch(database, branchId))) return refuse(savePrayerTimes, 'NOT_FOUND', undefined)
  await database
    .delete(prayerTimes)
    .where(
      and(
        eq(prayerTimes.branchId, branchId),
        eq(prayerTimes.prayer, prayer),
        between(prayerTimes.day, firstDay, lastDay),
      ),
    )
  if (time !== null) {
    const days = Array.from(
      { length: 1 + (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 },
      (_, at) => ({ branchId, prayer, day: daysLater(firstDay, at), time: minutesAt(time) }),
    )
    await database.insert(prayerTimes).values(days)
  }
  await audit.add({
    action: 'save',
    subject: 'prayer times',
    subjectId: `${prayer} ${firstDay}`,
    after: input,
  })
  return readOwnTimes(shop)
})
