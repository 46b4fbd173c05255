/** The orders of a day by the shop's clock (ISO date) that stand in one status; `total` in minor units. */
export type DayRow = { day: string; orderStatus: string; orders: number; total: number }
/** A number of orders with what they come to, in minor units. */
export type Tally = { orders: number; total: number }

const REJECTED = 'REJECTED'

/** The day that the clock on the shop's wall shows at a moment, as an ISO date. */
export const dayOnWall = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv', { timeZone })

/** Days that can be looked at together, at most: a leap year. */
export const MOST_DAYS = 366
const DAY = 86_400_000

/** How many days there are from one through another (ISO dates); 0 or less where they stand the wrong way round. */
export const daysFrom = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1

/** The last so many days up to and with this one (ISO dates), the oldest first. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  )
}

const sum = (rows: readonly Tally[]): Tally => ({
  orders: rows.reduce((all, row) => all + row.orders, 0),
  total: rows.reduce((all, row) => all + row.total, 0),
})

/**
 * The sales of some days, each of them named although nothing was sold on it. What was rejected is no sale: it is
 * counted apart, and among the statuses.
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
