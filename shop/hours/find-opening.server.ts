import { daysLater } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { clockTime } from './clock-times.rules.ts'
import { dayHours, openOn } from './day-hours.rules.ts'
import { AHEAD, datedLines, weekLines, weekSpans } from './hours-lines.rules.ts'
import { findOpening, type Opening } from './opening.contract.ts'
import { openingStates } from './opening-states.server.ts'
import { momentOf } from './openings.server.ts'
import { type BranchPlan, readBranchPlan } from './read-plan.server.ts'
import { DAY, type Span } from './spans.rules.ts'

/** The days for which each opening and closing is listed. */
const LISTED = 8

const shown = ({ from, to }: Span) => ({ opens: clockTime(from), closes: clockTime(to) })

type Times = ReturnType<typeof shown>[]

/** Closed from midnight to midnight, as search engines write it. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** Returns the days whose hours differ from those of the week, days with the same hours together. Breaks around prayers are left out. */
function specialOf({ plan, today }: BranchPlan): Opening['special'] {
  const fixed = { ...plan, breaks: plan.breaks.filter(({ kind }) => kind === 'FIXED') }
  const usual = {
    ...fixed,
    dated: [],
    closed: [],
    breaks: fixed.breaks.filter(({ firstDay }) => firstDay === null),
  }
  const special: Opening['special'] = []
  for (let at = 0; at <= AHEAD; at += 1) {
    const day = daysLater(today, at)
    const [spans, usually] = [fixed, usual].map(of => openOn(dayHours(day, of, {})).map(shown)) as Times[]
    if (JSON.stringify(spans) === JSON.stringify(usually)) continue
    for (const hours of spans?.length ? spans : [CLOSED]) {
      const before = special.find(
        one => one.lastDay === daysLater(day, -1) && one.opens === hours.opens && one.closes === hours.closes,
      )
      if (before) before.lastDay = day
      else special.push({ firstDay: day, lastDay: day, ...hours })
    }
  }
  return special
}

export const answerFindOpening = handle(findOpening, async ({ branchId }, shop) => {
  // One more day: the words of the last one say when it closes.
  const found = await readBranchPlan(shop, LISTED + 1, branchId)
  const { settings, branch, today, plan, firstDay, days } = found
  const { timeZone } = settings
  // The printed hours are those of the main branch.
  const { openingHours, prayerBreak } = branch.isMain ? settings : { openingHours: '', prayerBreak: '' }
  // The hours of a week already include their breaks.
  const week = openingHours ? [openingHours, prayerBreak] : weekLines(plan)
  const midnight = momentOf(today, 0, timeZone)
  const until = momentOf(today, LISTED * DAY, timeZone)
  const states = openingStates(firstDay, days, timeZone).filter(({ from }) => from < until)
  const isOver = states.findLastIndex(({ from }) => from <= midnight)
  return {
    lines: [...week, ...datedLines(plan, today)].filter(Boolean),
    states: states.slice(Math.max(0, isOver)).map(state => ({ ...state, from: state.from.toISOString() })),
    until: until.toISOString(),
    week: weekSpans(plan).flatMap((spans, weekday) => spans.map(span => ({ weekday, ...shown(span) }))),
    special: specialOf(found),
  }
})
