import { m } from '../messages/m.ts'

const days = new Intl.DateTimeFormat(m.shop_days(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as people read it ("28 Oct 2026"), the same on the server and in every browser. `at` is an ISO date or moment. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at.slice(0, 10)}>{days.format(new Date(at))}</time>
}
