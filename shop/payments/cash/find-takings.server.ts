import { sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { daysFrom, daysUntil, MOST_DAYS } from '../../orders/sales/sales.rules.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findTakings } from './cash.contract.ts'

/** Sums are strings: PostgreSQL's integers are larger than a JavaScript number can hold. */
type Row = { day: string; way: 'cash' | 'card'; received: string; returned: string }

/** One statement sums both ledgers by day; cash that was written by mistake lowers what was received. */
export const answerFindTakings = handle(findTakings, async ({ from, until }, { database }) => {
  const { currency, timeZone } = await readSettings(database)
  const count = daysFrom(from, until)
  if (count < 1) return refuse(findTakings, 'BAD_INPUT', undefined, { until: m.orders_report_turned() })
  if (count > MOST_DAYS)
    return refuse(findTakings, 'BAD_INPUT', undefined, { from: m.orders_report_too_long() })
  const { rows } = await database.execute<Row>(sql`
    with moved as (
      select order_id, 'cash' as way, kind, amount, written_at as moved_at from cash_entries
      union all
      select order_id, 'card', kind, amount, noticed_at from payment_entries where kind in ('TAKEN', 'REFUNDED')
    )
    select to_char(moved_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, way,
      sum(case kind when 'IN' then amount when 'TAKEN' then amount when 'UNDONE' then -amount else 0 end) as received,
      sum(case kind when 'BACK' then amount when 'REFUNDED' then amount else 0 end) as returned
    from moved join orders o using (order_id)
    where moved_at >= (${from}::date::timestamp at time zone ${timeZone})
      and moved_at < ((${until}::date + 1)::timestamp at time zone ${timeZone})
      and o.currency = ${currency.code} and o.exponent = ${currency.exponent}
    group by 1, 2`)
  const moved = rows.map(row => ({ ...row, received: Number(row.received), returned: Number(row.returned) }))
  const decimal = (minor: number) => toDecimal(minor, currency.exponent)
  const flow = (some: typeof moved) => {
    const [received, returned] = [
      some.reduce((all, row) => all + row.received, 0),
      some.reduce((all, row) => all + row.returned, 0),
    ]
    return { received: decimal(received), returned: decimal(returned), net: decimal(received - returned) }
  }
  const by = (way: Row['way'], day?: string) =>
    flow(moved.filter(row => row.way === way && (day === undefined || row.day === day)))
  return {
    since: from,
    until,
    cash: by('cash'),
    card: by('card'),
    net: flow(moved).net,
    byDay: daysUntil(until, count).map(day => ({
      day,
      cash: by('cash', day).net,
      card: by('card', day).net,
    })),
  }
})
