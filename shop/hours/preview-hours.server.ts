import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { prayers } from '../settings/choices.ts'
import { clockTime } from './clock-times.rules.ts'
import { breaksWithin, openOn } from './day-hours.rules.ts'
import { previewHours } from './opening.contract.ts'
import { readBranchPlan } from './read-plan.server.ts'

/** The days of a preview: three weeks. */
const PREVIEWED = 21

export const answerPreviewHours = handle(previewHours, async ({ branchId: asked }, shop) => {
  const branchId = await branchToSet(shop, asked)
  if (branchId === undefined) return refuse(previewHours, 'NOT_FOUND', undefined)
  const { days } = await readBranchPlan(shop, PREVIEWED + 1, branchId)
  // The first one is yesterday, and the last one may end the evening before it.
  return days.slice(1, -1).map((one, at) => {
    const { day, open, breaks, closed, name, times, own, unknown } = one
    const cut = breaksWithin(breaks, open, days[at]?.open ?? [])
    return {
      day,
      open: openOn(one, days[at + 2]).map(({ from, to }) => ({
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
