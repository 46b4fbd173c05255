const SECOND = 1000

/** Returns the remaining milliseconds as minutes and seconds: 12:31. Never below zero. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The minutes before the end at which the customer is reminded. */
const announced = [5, 1] as const

/** Returns the reminder that was passed between two looks at the clock; the latest one if both were. */
export const passedMinute = (before: number, left: number): (typeof announced)[number] | undefined =>
  announced.findLast(minutes => before > minutes * 60 * SECOND && left <= minutes * 60 * SECOND && left > 0)

/** The seconds between two checks of the payment: longer each time, and then no more. */
export const questionsAfter = [1, 2, 3, 5, 8, 13, 20, 30, 30] as const
