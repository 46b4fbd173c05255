import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { portion, toDecimal } from '../../lib/money.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { THOUSANDTHS } from '../../lib/quantity.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { ShopSettings } from '../../settings/settings.contract.ts'
import { orderStates } from '../order-states.rules.ts'
import { findSales } from './sales.contract.ts'
import { salesOf, type Tally } from './sales.rules.ts'
import { daysOfPeriod, leftOut, placedBetween, soldThousandths } from './sales-period.server.ts'

/** Takes four grouping statements, besides the settings: it loads no orders. */
export const answerFindSales = handle(findSales, async (input, { database, caller, clock }) => {
  const settings = await readSettings(database)
  const { exponent } = settings.currency
  const period = daysOfPeriod(input, clock(), settings.timeZone)
  if ('wrong' in period) return refuse(findSales, 'BAD_INPUT', undefined, period.wrong)
  const { days } = period
  const [since, until] = [days[0] as string, days.at(-1) as string]
  const branches = onlyBranch(branchesWith(caller, 'reports'), input.branchId)
  const within = sql`${placedBetween(since, until, settings)} and ${ofBranches(sql`o.branch_id`, branches)}`
  const [placed, goods, referred, gifts] = await Promise.all([
    database.execute<DayRow>(ordersByDay(within, settings)),
    database.execute<GoodsRow>(linesByGoods(within, input.products)),
    database.execute<ReferredRow>(ordersByRepresentative(within)),
    database.execute<Counted>(givenAway(within)),
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
    givenAway: show(gifts.rows.map(counted)[0] ?? { orders: 0, total: 0 }),
    byDay: byDay.map(show),
    byStatus: byStatus.map(show),
    byRepresentative: referred.rows.map(row => ({ ...row, ...show(counted(row)) })),
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

/** Sums are strings: PostgreSQL's integers are larger than a JavaScript number can hold. */
type Counted = { orders: string; total: string }
type DayRow = Counted & { day: string; orderStatus: string }
type ReferredRow = Counted & { representative: string }
type GoodsRow = Counted & {
  productId: number | null
  name: string
  thousandths: string
  measuringUnit: string
}
const counted = ({ orders, total }: Counted): Tally => ({ orders: Number(orders), total: Number(total) })

const ordersByDay = (within: SQL, { timeZone }: ShopSettings) => sql`
  select to_char(o.create_date at time zone ${timeZone}, 'YYYY-MM-DD') as day, o.order_status as "orderStatus",
    count(*) as orders, sum(o.grand_total) as total
  from orders o where ${within} group by 1, 2`

/** Groups referred orders by the representative who referred them. */
const ordersByRepresentative = (within: SQL) => sql`
  with referred as (
    select o.referred_by, count(*) as orders, sum(o.grand_total) as total
    from orders o where ${within} and o.order_status <> 'REJECTED' and o.referred_by is not null
    group by 1 order by total desc, 1 limit 100
  )
  select trim(p.first_name || ' ' || p.last_name) || ' (' || r.code || ')' as representative,
    referred.orders, referred.total
  from referred left join representatives r on r.cust_id = referred.referred_by
  left join customers c on c.cust_id = referred.referred_by left join contacts p on p.contact_id = c.contact_id
  order by referred.total desc, 1`

/** The price of a line by its weight, with its surcharges, rounded as lines are. */
const scalePrice = sql`(div(2 * i.charged_price::numeric * i.final_weight + i.priced_per, 2 * i.priced_per) + i.line_surcharge
  + round(i.piece_surcharge::numeric * coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step / 1000))`

/** The weight above the caps of lines, at its price. */
const givenAway = (within: SQL) => sql`
  select count(distinct i.order_id) as orders,
    coalesce(sum(${scalePrice} - i.line_price), 0) as total
  from orders o join order_items i using (order_id) where ${within} and o.order_status <> 'REJECTED'
    and i.weighed and i.line_price = i.line_cap and i.item_status not in ${leftOut}
    and ${scalePrice} > i.line_price`

const linesByGoods = (within: SQL, products: number) => sql`
  with sold as (
    select i.order_id, i.product_id, i.product_name, i.dept_name, i.line_price, i.measuring_unit,
      ${soldThousandths} as thousandths
    from orders o join order_items i using (order_id) where ${within} and o.order_status <> 'REJECTED'
      and i.item_status not in ${leftOut}
  )
  (select null::int as "productId", dept_name as name, count(distinct order_id) as orders, sum(line_price) as total,
    0 as thousandths, '' as "measuringUnit"
   from sold group by dept_name)
  union all
  (select product_id, max(product_name), count(distinct order_id), sum(line_price) as total, sum(thousandths),
    max(measuring_unit)
   from sold group by product_id order by total desc, product_id limit ${products})`
