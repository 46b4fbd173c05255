import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { daysFrom, daysUntil, MOST_DAYS } from '../../orders/sales/sales.rules.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findTakings } from './cash.contract.ts'

/** Sums are strings: PostgreSQL's integers are larger than a JavaScript number can hold. */
type Row = { day: string; way: 'cash' | 'card'; received: string; returned: string }

type OfPerson = { custId: number; by: string; received: string; returned: string }

/** The sums of the money that came in, and of the money that went out. */
const received = sql`sum(case kind when 'IN' then amount when 'TAKEN' then amount when 'UNDONE' then -amount else 0 end)`
const returned = sql`sum(case kind when 'BACK' then amount when 'REFUNDED' then amount else 0 end)`

/** One statement sums both ledgers by day, one the cash by person; cash that was written by mistake lowers what was received. */
export const answerFindTakings = handle(
  findTakings,
  async ({ from, until, branchId }, { database, caller }) => {
    const { currency, timeZone } = await readSettings(database)
    const count = daysFrom(from, until)
    if (count < 1) return refuse(findTakings, 'BAD_INPUT', undefined, { until: m.orders_report_turned() })
    if (count > MOST_DAYS)
      return refuse(findTakings, 'BAD_INPUT', undefined, { from: m.orders_report_too_long() })
    const branches = onlyBranch(branchesWith(caller, 'reports'), branchId)
    const within = (moved: SQL) => sql`${moved} >= (${from}::date::timestamp at time zone ${timeZone})
      and ${moved} < ((${until}::date + 1)::timestamp at time zone ${timeZone})
      and o.currency = ${currency.code} and o.exponent = ${currency.exponent}
      and ${ofBranches(sql`o.branch_id`, branches)}`
    const { rows } = await database.execute<Row>(sql`
    with moved as (
      select order_id, 'cash' as way, kind, amount, written_at as moved_at from cash_entries
      union all
      select order_id, 'card', kind, amount, noticed_at from payment_entries where kind in ('TAKEN', 'REFUNDED')
    )
    select to_char(moved_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, way,
      ${received} as received, ${returned} as returned
    from moved join orders o using (order_id) where ${within(sql`moved_at`)} group by 1, 2`)
    const { rows: people } = await database.execute<OfPerson>(sql`
    select e.written_by as "custId", p.first_name as by, ${received} as received, ${returned} as returned
    from cash_entries e join orders o using (order_id)
    join customers c on c.cust_id = e.written_by join contacts p on p.contact_id = c.contact_id
    where ${within(sql`e.written_at`)} group by 1, 2 order by 3 desc, 1`)
    const moved = rows.map(row => ({
      ...row,
      received: Number(row.received),
      returned: Number(row.returned),
    }))
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
      byPerson: people.map(({ custId, by: name, received: came, returned: went }) => ({
        ...{ custId, by: name },
        received: decimal(Number(came)),
        returned: decimal(Number(went)),
        net: decimal(Number(came) - Number(went)),
      })),
    }
  },
)
