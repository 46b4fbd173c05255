import { clockTime } from '../hours/clock-times.rules.ts'
import { momentOf } from '../hours/openings.server.ts'
import { DAY } from '../hours/spans.rules.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { readActiveBranches } from '../settings/branches/read-branches.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { earliestWords, type FreeSlot } from './earliest.rules.ts'
import { readSlots } from './read-slots.server.ts'
import { findEarliest } from './slots.contract.ts'

/** The days for which it is known which window is the earliest. */
const KNOWN = 2

export const answerFindEarliest = handle(findEarliest, async (_input, { database, clock }) => {
  const now = clock()
  const branchIds = (await readActiveBranches(database)).map(({ branchId }) => branchId)
  const [{ timeZone }, ...ways] = await Promise.all([
    readSettings(database),
    ...['DELIVERY', 'IN STORE'].map(async method =>
      (await readSlots(database, { method, now, branchIds })).map(row => ({ ...row, method })),
    ),
  ])
  const free: FreeSlot[] = ways
    .flat()
    .flatMap(({ method, day, starts, orderBy, closedBy, free, freeWork }) =>
      closedBy === null && free > 0 && freeWork !== 0
        ? [{ method, day, time: clockTime(starts), orderBy: new Date(orderBy) }]
        : [],
    )
  const today = dayAt(now, timeZone)
  const until = momentOf(today, KNOWN * DAY, timeZone)
  const changes = [now, momentOf(today, DAY, timeZone), ...free.map(({ orderBy }) => orderBy)].filter(
    at => at >= now && at < until,
  )
  const moments = [...new Set(changes.map(at => at.getTime()))].sort((one, other) => one - other)
  const states: { from: string; isOpen: boolean; says: string }[] = []
  for (const moment of moments) {
    // The first one counts since midnight: the answer is the same until the next cut-off.
    const from = states.length ? new Date(moment) : momentOf(today, 0, timeZone)
    const day = dayAt(new Date(moment), timeZone)
    const left = free.filter(({ orderBy }) => orderBy.getTime() > moment)
    const says = earliestWords(left, day, daysLater(day, 1))
    if (says !== states.at(-1)?.says) states.push({ from: from.toISOString(), isOpen: says !== '', says })
  }
  return { states: states.some(({ says }) => says) ? states : [], until: until.toISOString() }
})
