import { type SQL, sql } from 'drizzle-orm'
import { dayAt } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import type { ShopSettings } from '../../settings/settings.contract.ts'
import { leftOutStates } from '../order-lines.rules.ts'
import { daysFrom, daysUntil, MOST_DAYS } from './sales.rules.ts'

type Asked = { days: string; from?: string | undefined; until?: string | undefined }

/** Returns the days of a period by the shop's clock, or why there is no such period, by field. */
export function daysOfPeriod(
  { days, from, until: last }: Asked,
  now: Date,
  timeZone: string,
): { days: string[] } | { wrong: Record<string, string> } {
  const until = last ?? dayAt(now, timeZone)
  const count = from ? daysFrom(from, until) : Number(days)
  if (count < 1) return { wrong: { until: m.orders_report_turned() } }
  if (count > MOST_DAYS) return { wrong: { from: m.orders_report_too_long() } }
  return { days: daysUntil(until, count) }
}

/**
 * Selects orders `o` from the first midnight of the range to the one after its last day, in the shop's present currency;
 * without unpaid ones.
 */
export const placedBetween = (since: string, until: string, { timeZone, currency }: ShopSettings): SQL =>
  sql`o.create_date >= (${since}::date::timestamp at time zone ${timeZone})
    and o.create_date < ((${until}::date + 1)::timestamp at time zone ${timeZone})
    and o.currency = ${currency.code} and o.exponent = ${currency.exponent} and o.pay_until is null`

/** The states of lines that were not sold. */
export const leftOut: SQL = sql`(${sql.join(
  leftOutStates.map(state => sql`${state}`),
  sql`, `,
)})`

/** An expression for the amount of a line `i` that was sold, in thousandths of its unit: the weight, if it is sold by weight. */
export const soldThousandths: SQL = sql`coalesce(
  i.final_weight * case when i.weighed and i.nominal_measure is null then 1 end,
  coalesce(i.packed_steps, i.wanted_steps)::bigint * i.quantity_step)`
