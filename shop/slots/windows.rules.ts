import { type PrayerTimes, weekdayOf } from '../hours/day-hours.rules.ts'
import { DAY, minutesWithin, type Span } from '../hours/spans.rules.ts'
import type { Prayer } from '../settings/choices.ts'
import { lastStart } from './lead-time.rules.ts'

/** The last moment for an order: a time of a day before, or some minutes before the window begins. */
export type CutOff = { days: number; at: number } | { minutes: number }

/**
 * A pattern of windows. On each of its weekdays windows of `length` minutes begin every `every` minutes from `starts` until the last one
 * that ends by `ends`, counted from midnight or, with an anchor, from a prayer (below 0 is before it). `needs`: a window is made if
 * the shop is open for the whole of it, or for at least half, with as much less room.
 */
export type Pattern = {
  weekdays: readonly number[]
  /** Days such as `2026-12-24`, both included; null: no end. */
  firstDay: string | null
  lastDay: string | null
  anchor: Prayer | null
  starts: number
  ends: number
  every: number
  length: number
  capacity: number
  needs: 'WHOLE' | 'PART'
  cutOff: CutOff
  /** The minutes in which the shop must be open before a window. */
  leadMinutes: number
}

/** A window of a day, in minutes from its midnight; `orderBy` below 0 is on a day before. */
export type Window = Span & { capacity: number; orderBy: number }

/** Returns the last minute for an order of a window that begins at this minute of its day. */
function lastMinute(
  from: number,
  { cutOff, leadMinutes }: Pick<Pattern, 'cutOff' | 'leadMinutes'>,
  open: readonly Span[],
): number {
  const wanted = 'minutes' in cutOff ? from - cutOff.minutes : cutOff.at - cutOff.days * DAY
  return Math.min(wanted, lastStart(open, from, leadMinutes))
}

/**
 * Returns the windows of a pattern on a day, in order. `open`: when the shop is open, in order and in minutes from the midnight of that
 * day: also before it, and after the next one.
 */
export function windowsOf(
  day: string,
  pattern: Pattern,
  { open, times }: { open: readonly Span[]; times: PrayerTimes },
): Window[] {
  const { weekdays, firstDay, lastDay, anchor, capacity, needs, length, every } = pattern
  const isOn = weekdays.includes(weekdayOf(day)) && (firstDay ?? day) <= day && day <= (lastDay ?? day)
  const zero = anchor === null ? 0 : times[anchor]
  if (!isOn || zero === undefined || every <= 0 || length <= 0) return []
  const windows: Window[] = []
  for (let from = zero + pattern.starts; from + length <= zero + pattern.ends; from += every) {
    const window = { from, to: from + length }
    const minutes = minutesWithin(open, window)
    const isEnough = needs === 'WHOLE' ? minutes === length : 2 * minutes >= length
    const room = Math.floor((capacity * minutes) / length)
    if (isEnough && room > 0)
      windows.push({ ...window, capacity: room, orderBy: lastMinute(from, pattern, open) })
  }
  return windows
}
