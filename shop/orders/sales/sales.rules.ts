import { daysLater } from '../../lib/dates/dates.ts'

/** The orders of a day by the shop's clock (ISO date) with one status; `total` in minor units. */
export type DayRow = { day: string; orderStatus: string; orders: number; total: number }
/** A number of orders with their total, in minor units. */
export type Tally = { orders: number; total: number }

const REJECTED = 'REJECTED'

/** The most days in a range: a leap year. */
export const MOST_DAYS = 366
const DAY = 86_400_000

/** Returns the number of days from one through another (ISO dates); 0 or less if they are in the wrong order. */
export const daysFrom = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1

/** Returns the last days up to and including this one (ISO dates), the oldest first. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => daysLater(last, at - count + 1))
}

const sum = (rows: readonly Tally[]): Tally => ({
  orders: rows.reduce((all, row) => all + row.orders, 0),
  total: rows.reduce((all, row) => all + row.total, 0),
})

/**
 * Sums up the sales of some days, including days without any. Rejected orders are not sales: they are counted separately,
 * and among the statuses.
 */
export function salesOf(days: readonly string[], rows: readonly DayRow[], statuses: readonly string[]) {
  const sold = rows.filter(row => row.orderStatus !== REJECTED)
  return {
    ...sum(sold),
    rejected: sum(rows.filter(row => row.orderStatus === REJECTED)),
    byDay: days.map(day => ({ day, ...sum(sold.filter(row => row.day === day)) })),
    byStatus: statuses.map(orderStatus => ({
      orderStatus,
      ...sum(rows.filter(row => row.orderStatus === orderStatus)),
    })),
  }
}
