import { type SQL, sql } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { portion, toDecimal } from '../lib/money.ts'
import { THOUSANDTHS } from '../lib/quantity.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { ShopSettings } from '../settings/settings.contract.ts'
import { orderStates } from './order-states.rules.ts'
import { findSales } from './sales.contract.ts'
import { dayOnWall, daysUntil, salesOf, type Tally } from './sales.rules.ts'

/** How many products are named. */
const TOP = 10

/** Two statements that group, besides the settings: no order is loaded. */
export const answerFindSales = handle(findSales, async ({ days: count }, { database, clock }) => {
  const settings = await readSettings(database)
  const { exponent } = settings.currency
  const until = dayOnWall(clock(), settings.timeZone)
  const days = daysUntil(until, Number(count))
  const since = days[0] as string
  const within = placedBetween(since, until, settings)
  const [placed, goods] = await Promise.all([
    database.execute<DayRow>(ordersByDay(within, settings)),
    database.execute<GoodsRow>(linesByGoods(within)),
  ])
  const rows = placed.rows.map(row => ({ ...row, ...counted(row) }))
  const { orders, total, rejected, byDay, byStatus } = salesOf(days, rows, orderStates)
  const show = <T extends Tally>(tally: T) => ({ ...tally, total: toDecimal(tally.total, exponent) })
  const sold = goods.rows
    .map(row => ({ ...row, ...show(counted(row)) }))
    .sort((one, other) => other.total - one.total)
  return {
    since,
    until,
    ...show({ orders, total }),
    average: orders ? toDecimal(portion(total, 1, orders), exponent) : 0,
    rejected: show(rejected),
    byDay: byDay.map(show),
    byStatus: byStatus.map(show),
    byDepartment: sold
      .filter(row => row.productId === null)
      .map(({ name, ...tally }) => ({ ...tally, department: name })),
    topProducts: sold.flatMap(({ productId, name, thousandths, ...rest }) =>
      productId === null
        ? []
        : [{ ...rest, productId, productName: name, quantity: Number(thousandths) / THOUSANDTHS }],
    ),
  }
})

/** Sums come as texts: PostgreSQL counts further than a number does. */
type Counted = { orders: string; total: string }
type DayRow = Counted & { day: string; orderStatus: string }
type GoodsRow = Counted & {
  productId: number | null
  name: string
  thousandths: string
  measuringUnit: string
}
const counted = ({ orders, total }: Counted): Tally => ({ orders: Number(orders), total: Number(total) })

/** Orders `o` from the first midnight of the span to the one after its last day, in the currency that the shop has now. */
const placedBetween = (since: string, until: string, { timeZone, currency }: ShopSettings) =>
  sql`o.create_date >= (${since}::date::timestamp at time zone ${timeZone})
    and o.create_date < ((${until}::date + 1)::timestamp at time zone ${timeZone})
    and o.currency = ${currency.code} and o.exponent = ${currency.exponent}`

const ordersByDay = (within: SQL, { timeZone }: ShopSettings) => sql`
  select to_char(o.create_date at time zone ${timeZone}, 'YYYY-MM-DD') as day, o.order_status as "orderStatus",
    count(*) as orders, sum(o.grand_total) as total
  from orders o where ${within} group by 1, 2`

const linesByGoods = (within: SQL) => sql`
  with sold as (
    select i.order_id, i.product_id, i.product_name, i.dept_name, i.line_price, i.measuring_unit,
      i.wanted_steps::bigint * i.quantity_step as thousandths
    from orders o join order_items i using (order_id) where ${within} and o.order_status <> 'REJECTED'
  )
  (select null::int as "productId", dept_name as name, count(distinct order_id) as orders, sum(line_price) as total,
    0 as thousandths, '' as "measuringUnit"
   from sold group by dept_name)
  union all
  (select product_id, max(product_name), count(distinct order_id), sum(line_price) as total, sum(thousandths),
    max(measuring_unit)
   from sold group by product_id order by total desc, product_id limit ${TOP})`
