import { clockAt, daysLater } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'

const formats = { weekday: { weekday: 'long' }, day: { day: 'numeric', month: 'long' } } as const
const shown = (style: keyof typeof formats, day: string) =>
  new Intl.DateTimeFormat(m.shop_days(), { ...formats[style], timeZone: 'UTC' }).format(new Date(day))

/** Says until when a price is charged, by the shop's clock: "Until Sunday, 6 December"; midnight is the end of the day before. */
export function saleDay(until: string, timeZone: string | undefined): string {
  const [day = '', time = ''] = clockAt(new Date(until), timeZone).split('T')
  const isMidnight = time === '00:00'
  const last = isMidnight ? daysLater(day, -1) : day
  // The two are joined here because browsers differ in the comma between them.
  const written = m.catalogue_sale_day({ weekday: shown('weekday', last), day: shown('day', last) })
  return isMidnight
    ? m.catalogue_sale_until({ day: written })
    : m.catalogue_sale_until_time({ time, day: written })
}
