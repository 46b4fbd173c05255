import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import type { Shop } from '../lib/shop.server.ts'
import { type BranchRow, readBranch } from '../settings/branches/read-branches.server.ts'
import type { Prayer } from '../settings/choices.ts'
import { readStaffSettings } from '../settings/read-settings.server.ts'
import type { StaffSettings } from '../settings/settings.contract.ts'
import { type Break, type DayHours, dayHours, type HoursPlan, type PrayerTimes } from './day-hours.rules.ts'
import { breaks, closedDays, datedHours, prayerTimes, storeHours } from './hours.tables.server.ts'
import { prayerTimesOf } from './prayer-times.server.ts'

/** A day of a branch: its hours, and the prayer times that its breaks follow; `own`: those that the shop has set. */
export type PlannedDay = DayHours & { day: string; times: PrayerTimes; own: ReadonlySet<Prayer> }

/** All that decides when a branch is open, with the settings for it; its hours on days that follow each other. */
export type BranchPlan = {
  settings: StaffSettings
  branch: BranchRow
  today: string
  plan: HoursPlan
  /** The first of `days`: yesterday, whose evening can go on after midnight. */
  firstDay: string
  days: readonly PlannedDay[]
}

const asBreak = (row: typeof breaks.$inferSelect): Break => {
  const { name, firstDay, lastDay, weekday, prayer } = row
  const days = { name, firstDay, lastDay, weekday }
  if (prayer === null) return { ...days, kind: 'FIXED', from: row.starts ?? 0, to: row.ends ?? 0 }
  const around = { before: row.minutesBefore ?? 0, after: row.minutesAfter ?? 0 }
  return { ...days, kind: 'PRAYER', prayer: prayer as Prayer, ...around }
}

/** Reads the plan of a branch from a day on. */
async function readPlan(database: Database, branchId: number, from: string): Promise<HoursPlan> {
  const [weekly, dated, closed, pauses] = await Promise.all([
    database
      .select()
      .from(storeHours)
      .where(eq(storeHours.branchId, branchId))
      .orderBy(asc(storeHours.opens)),
    database
      .select()
      .from(datedHours)
      .where(and(eq(datedHours.branchId, branchId), gte(datedHours.lastDay, from)))
      .orderBy(asc(datedHours.firstDay), asc(datedHours.opens)),
    database
      .select()
      .from(closedDays)
      .where(and(eq(closedDays.branchId, branchId), gte(closedDays.lastDay, from)))
      .orderBy(asc(closedDays.firstDay)),
    database.select().from(breaks).where(eq(breaks.branchId, branchId)).orderBy(asc(breaks.breakId)),
  ])
  const span = <Row extends { opens: number; closes: number }>({ opens, closes, ...row }: Row) => ({
    ...row,
    from: opens,
    to: closes,
  })
  return { weekly: weekly.map(span), dated: dated.map(span), closed, breaks: pauses.map(asBreak) }
}

/** Reads the prayer times that a branch has set itself, by day. */
async function readOwnTimes(database: Database, branchId: number, [first, last]: readonly [string, string]) {
  const rows = await database
    .select()
    .from(prayerTimes)
    .where(and(eq(prayerTimes.branchId, branchId), gte(prayerTimes.day, first), lte(prayerTimes.day, last)))
  const byDay = new Map<string, PrayerTimes>()
  for (const { day, prayer, time } of rows) byDay.set(day, { ...byDay.get(day), [prayer]: time })
  return byDay
}

/** Reads the hours of a branch (the main one, if it is missing) from yesterday on. One without a position has only the prayer times that it has set itself. */
export async function readBranchPlan(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  days: number,
  asked?: number,
): Promise<BranchPlan> {
  const [settings, branch] = await Promise.all([readStaffSettings(database), readBranch(database, asked)])
  const { branchId, position } = branch
  const { prayerMethod, asrShadow, prayerOffsets, timeZone } = settings
  const today = dayAt(clock(), timeZone)
  const firstDay = daysLater(today, -1)
  const [plan, ownTimes] = await Promise.all([
    readPlan(database, branchId, firstDay),
    readOwnTimes(database, branchId, [firstDay, daysLater(today, days)]),
  ])
  const rules = position && {
    ...position,
    ...{ method: prayerMethod, hanafi: asrShadow === 'TWO', offsets: prayerOffsets },
  }
  const planned = Array.from({ length: days + 1 }, (_, at): PlannedDay => {
    const day = daysLater(firstDay, at)
    const own = ownTimes.get(day) ?? {}
    const times = { ...(rules ? prayerTimesOf(day, rules, timeZone) : {}), ...own }
    return { day, times, own: new Set(Object.keys(own) as Prayer[]), ...dayHours(day, plan, times) }
  })
  return { settings, branch, today, plan, firstDay, days: planned }
}
