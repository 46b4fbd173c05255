const SECOND = 1000

/** Time that is left, in milliseconds, as minutes and seconds: 12:31. Never less than nothing. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** So many minutes before the end somebody is told of it. */
const told = [5, 1] as const

/** Which of the minutes that are told was passed between two looks at the clock; the latest one where both were. */
export const passedMinute = (before: number, left: number): (typeof told)[number] | undefined =>
  told.findLast(minutes => before > minutes * 60 * SECOND && left <= minutes * 60 * SECOND && left > 0)

/** Seconds between two questions how a payment stands: longer and longer, and then no more. */
export const questionsAfter = [1, 2, 3, 5, 8, 13, 20, 30, 30] as const
