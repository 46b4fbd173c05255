import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { showTime } from '../lib/dates/moments.ts'
import { m } from '../messages/m.ts'
import { showWeekday } from './slot-words.ts'
import type { ShownSlot, SlotDay } from './slots.contract.ts'

const reasons = {
  FULL: m.slots_is_full,
  LATE: m.slots_is_late,
  CLOSED: m.slots_is_closed,
  SOON: m.slots_is_too_soon,
}

/** Returns the first window of a day that can be chosen. */
export const firstFree = (slots: readonly ShownSlot[]): ShownSlot | undefined =>
  slots.find(({ state }) => state === 'FREE')

/**
 * Returns the window that counts: the one with this id while it is free, or else the earliest free one. `isSent`: an order for
 * it may have been placed, so it counts in any state.
 */
export function slotAmong(
  days: readonly SlotDay[],
  slotId: number | undefined,
  isSent = false,
): ShownSlot | undefined {
  const all = days.flatMap(({ slots }) => slots)
  const wanted = all.find(slot => slot.slotId === slotId)
  return wanted && (isSent || wanted.state === 'FREE') ? wanted : firstFree(all)
}

/** The reason why a window, or a day with these windows, cannot be chosen; undefined if it can. */
export function reasonOf(slots: readonly ShownSlot[]): string | undefined {
  if (firstFree(slots)) return undefined
  // A day on which some windows are full is full, even if others are over.
  const states = (['SOON', 'FULL', 'LATE', 'CLOSED'] as const).find(state =>
    slots.some(slot => slot.state === state),
  )
  return reasons[states ?? 'CLOSED']()
}

/** A day in words: "Today", "Tomorrow", then "Fri, 27 Nov". */
export function dayWords(day: string, today: string): string {
  if (day === today) return m.slots_today()
  return day === daysLater(today, 1) ? m.slots_tomorrow() : showWeekday(day)
}

/** Says until when a window can be chosen, if that is today or tomorrow: "Order by 18:00". */
export function orderByWords(
  { orderBy }: Pick<ShownSlot, 'orderBy'>,
  today: string,
  timeZone: string | undefined,
): string | undefined {
  const day = dayAt(orderBy, timeZone)
  const time = showTime(orderBy, timeZone)
  if (day === today) return m.slots_order_by({ time })
  return day === daysLater(today, 1) ? m.slots_order_by_tomorrow({ time }) : undefined
}
