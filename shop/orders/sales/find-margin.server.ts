import { type SQL, sql } from 'drizzle-orm'
import { halfUp } from '../../../database/half-up.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { costsOfLines } from '../../lots/costs/costs-of-lines.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findMargin } from './margin.contract.ts'
import { marginOf, type Sums, sumOfSums } from './margin.rules.ts'
import { daysOfPeriod, leftOut, placedBetween, soldThousandths } from './sales-period.server.ts'

/** Sums are strings: PostgreSQL's numbers are larger than those of JavaScript. */
type Row = Record<keyof Sums, string> & { productId: number | null; name: string }

/** Takes one grouping statement, besides the settings: it loads no orders. */
export const answerFindMargin = handle(findMargin, async (input, { database, caller, clock }) => {
  const settings = await readSettings(database)
  const period = daysOfPeriod(input, clock(), settings.timeZone)
  if ('wrong' in period) return refuse(findMargin, 'BAD_INPUT', undefined, period.wrong)
  const [since, until] = [period.days[0] as string, period.days.at(-1) as string]
  const branches = onlyBranch(branchesWith(caller, 'reports'), input.branchId)
  const within = sql`${placedBetween(since, until, settings)} and ${ofBranches(sql`o.branch_id`, branches)}`
  const { rows } = await database.execute<Row>(
    marginsByGoods(linesOf(within, settings.timeZone), input.products),
  )
  const { exponent } = settings.currency
  const show = (sums: Sums) => {
    const { revenue, cost, margin, basisPoints, unknown } = marginOf(sums)
    return {
      revenue: toDecimal(revenue, exponent),
      cost: toDecimal(cost, exponent),
      margin: toDecimal(margin, exponent),
      percent: basisPoints === null ? null : basisPoints / 100,
      unknown: toDecimal(unknown, exponent),
    }
  }
  const found = rows.map(({ productId, name, ...sums }) => ({ productId, name, sums: counted(sums) }))
  const departments = found.filter(({ productId }) => productId === null)
  return {
    since,
    until,
    ...show(sumOfSums(departments.map(({ sums }) => sums))),
    byDepartment: departments.map(({ name, sums }) => ({ department: name, ...show(sums) })),
    byProduct: found.flatMap(({ productId, name, sums }) =>
      productId === null ? [] : [{ productId, productName: name, ...show(sums) }],
    ),
  }
})

const counted = ({ revenue, known, cost }: Record<keyof Sums, string>): Sums => ({
  revenue: Number(revenue),
  known: Number(known),
  cost: Number(cost),
})

/** The discount of an order for the first of its lines, whose prices are `price` together. */
const discountOf = (price: SQL) =>
  sql`case when o.price > 0 then ${halfUp(sql`o.discount::numeric * ${price}`, sql`o.price`)} else 0 end`

/** The sum of the prices of the lines of an order up to this one. */
const priceSoFar = sql`sum(i.line_price) over (partition by i.order_id order by i.position)`

/**
 * The lines that closed orders sold, with their revenue: the shares of an order's lines make up its discount. Their amounts are those
 * that the stock lost: of cut weight the whole that it was cut from.
 */
const linesOf = (within: SQL, timeZone: string) => sql`
  select i.order_item_id, i.product_id, i.product_name, i.dept_name,
    (o.create_date at time zone ${timeZone})::date as day,
    case when i.weighed_after and i.nominal_measure is null
      then ${halfUp(sql`${soldThousandths} * 10000::numeric`, sql`i.yield_bp`)} else ${soldThousandths} end as thousandths,
    i.line_price - (${discountOf(priceSoFar)} - ${discountOf(sql`(${priceSoFar} - i.line_price)`)}) as revenue
  from orders o join order_items i using (order_id)
  where ${within} and o.order_status = 'CLOSED' and i.item_status not in ${leftOut}`

/** The sums of each department, and of the products with the highest revenue. */
const marginsByGoods = (lines: SQL, products: number) => sql`
  with sold as materialized (${lines}),
  costed as materialized (select * from sold join ${costsOfLines(sql`sold`)} costs using (order_item_id))
  (select null::int as "productId", dept_name as name, ${sums} from costed group by dept_name order by revenue desc, 2)
  union all
  (select product_id, max(product_name), ${sums} from costed group by product_id
   order by revenue desc, product_id limit ${products})`

const sums = sql`sum(revenue) as revenue, coalesce(sum(revenue) filter (where cost is not null), 0) as known,
  coalesce(sum(cost), 0) as cost`
