import { handle } from '../lib/handler.server.ts'
import { prayers } from '../settings/choices.ts'
import { clockTime } from './clock-times.rules.ts'
import { openOn } from './day-hours.rules.ts'
import { previewHours } from './opening.contract.ts'
import { readBranchPlan } from './read-plan.server.ts'
import { minutesWithin } from './spans.rules.ts'

/** The days of a preview: three weeks. */
const PREVIEWED = 21

export const answerPreviewHours = handle(previewHours, async (_input, shop) => {
  const { days } = await readBranchPlan(shop, PREVIEWED)
  // The first one is yesterday.
  return days.slice(1).map(({ day, open, breaks, closed, name, times, own, unknown }) => {
    const cut = breaks.filter(one => minutesWithin(open, one) > 0)
    return {
      day,
      open: openOn({ open, breaks }).map(({ from, to }) => ({
        opens: clockTime(from),
        closes: clockTime(to),
      })),
      breaks: cut.map(({ name: pause, from, to }) => ({
        ...{ name: pause, starts: clockTime(from), ends: clockTime(to) },
      })),
      ...{ closed, name, unknown },
      prayers: prayers.flatMap(prayer => {
        const time = times[prayer]
        return time === undefined ? [] : [{ prayer, time: clockTime(time), isOwn: own.has(prayer) }]
      }),
    }
  })
})
