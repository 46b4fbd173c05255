import { saleMoment } from '../../catalogue/sales/sale-times.fields.ts'
import { daysLater } from '../../lib/dates/dates.ts'

/**
 * Reads the time of a sale in a cell: with a time zone, or a date, with or without a time, by the shop's clock. An end without a time, or in
 * the last second of a day, is the end of that day. Undefined if it is none.
 */
export function saleMomentIn(cell: string, isEnd: boolean): string | undefined {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(cell) ?? []
  const written = day ? `${day}T${time ?? '00:00'}` : cell
  if (!saleMoment.safeParse(written).success) return undefined
  return isEnd && day && (!time || time === '23:59:59') ? `${daysLater(day, 1)}T00:00` : written
}
