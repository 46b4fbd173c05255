import { showDay } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'

/** One day or several in a row, in words. */
export const spanName = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? showDay(firstDay) : m.hours_times({ from: showDay(firstDay), to: showDay(lastDay) })
