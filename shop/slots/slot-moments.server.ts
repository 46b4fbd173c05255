import { momentOf } from '../hours/openings.server.ts'
import { DAY } from '../hours/spans.rules.ts'
import type { Window } from './windows.rules.ts'

/** The moments of a window. */
export type SlotMoments = { startsAt: Date; endsAt: Date; orderBy: Date }

const MINUTE = 60_000

/** True if the clock of a place shows these minutes from midnight at a moment: not if it leaves them out. */
function isShown(moment: Date, minutes: number, timeZone: string): boolean {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  )
  return hour * 60 + minute === ((minutes % DAY) + DAY) % DAY
}

/**
 * Returns the moments of a window of a day, by the clock of a place; undefined if the clock leaves out its beginning or a part of it.
 * The last moment for an order is never after the beginning.
 */
export function slotMoments(day: string, window: Window, timeZone: string): SlotMoments | undefined {
  const [startsAt, endsAt, orderBy] = [window.from, window.to, window.orderBy].map(minutes =>
    momentOf(day, minutes, timeZone),
  ) as [Date, Date, Date]
  const isWhole = endsAt.getTime() - startsAt.getTime() >= (window.to - window.from) * MINUTE
  if (!isWhole || !isShown(startsAt, window.from, timeZone)) return undefined
  return { startsAt, endsAt, orderBy: new Date(Math.min(orderBy.getTime(), startsAt.getTime())) }
}
