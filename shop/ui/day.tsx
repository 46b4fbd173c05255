import { dayAt, showDay } from '../lib/dates/dates.ts'
import { useShop } from './router.ts'

/** A day as people read it ("28 Oct 2026"). `at` is a day, or a moment, whose day is the one in the shop's time zone. */
export function Day({ at }: { at: string }) {
  const timeZone = useShop()?.settings.timeZone
  const day = at.includes('T') ? dayAt(at, timeZone) : at
  return <time dateTime={day}>{showDay(day)}</time>
}
