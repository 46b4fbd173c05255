import { DAY, type Span } from './spans.rules.ts'

/** Returns the minutes from midnight of a time such as `10:00` or `10:00:00`; the day ends at `24:00`. */
export const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const two = (number: number) => String(number).padStart(2, '0')

/** Returns minutes from midnight as a clock shows them: 1440 is `24:00`, and 1560 is `02:00` of the next day. */
export function clockTime(minutes: number): string {
  const within = minutes > DAY ? minutes - DAY : minutes
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** Returns the time between two times of the clock; one that ends no later than it begins ends on the next day. */
export function spanBetween(starts: string, ends: string): Span {
  const [from, to] = [minutesAt(starts), minutesAt(ends)]
  return { from, to: to > from ? to : to + DAY }
}
