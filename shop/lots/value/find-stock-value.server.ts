import { sql } from 'drizzle-orm'
import { productsNamed } from '../../catalogue/editing/products-named.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { THOUSANDTHS } from '../../lib/quantity.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findStockValue, findValuedProducts } from './stock-value.contract.ts'
import { sumOfValues, type Value } from './stock-value.rules.ts'
import { valueOfStock } from './value-of-stock.server.ts'

/** Sums are strings: PostgreSQL's numbers are larger than those of JavaScript. */
type DepartmentRow = Record<keyof Value, string> & { department: string }
type ProductRow = {
  productId: number
  productName: string
  sku: string
  unitName: string
  thousandths: string
  cost: string | null
  price: string
}

export const answerFindStockValue = handle(findStockValue, async (input, { database, caller, clock }) => {
  const { exponent } = (await readSettings(database)).currency
  const branches = onlyBranch(branchesWith(caller, 'reports'), input.branchId)
  const { rows } = await database.execute<DepartmentRow>(sql`
    select dept_name as department, count(cost) as products, coalesce(sum(cost), 0) as cost,
      coalesce(sum(price) filter (where cost is not null), 0) as price,
      count(*) filter (where cost is null) as "unknownProducts",
      coalesce(sum(price) filter (where cost is null), 0) as "unknownPrice"
    from ${valueOfStock(branches, await dayOfShop(database, clock))} valued
    group by 1 order by sum(cost) desc nulls last, sum(price) desc, 1`)
  const departments = rows.map(({ department, ...row }) => ({
    department,
    ...{ products: Number(row.products), cost: Number(row.cost), price: Number(row.price) },
    ...{ unknownProducts: Number(row.unknownProducts), unknownPrice: Number(row.unknownPrice) },
  }))
  const show = <T extends Value>(value: T) => ({
    ...value,
    cost: toDecimal(value.cost, exponent),
    price: toDecimal(value.price, exponent),
    unknownPrice: toDecimal(value.unknownPrice, exponent),
  })
  return { ...show(sumOfValues(departments)), byDepartment: departments.map(show) }
})

const columns = {
  cost: sql`coalesce(cost, -1)`,
  price: sql`price`,
  productName: sql`lower(product_name)`,
}

export const answerFindValuedProducts = handle(
  findValuedProducts,
  async (input, { database, caller, clock }) => {
    const { exponent } = (await readSettings(database)).currency
    const branches = onlyBranch(branchesWith(caller, 'reports'), input.branchId)
    const words = input.q.trim()
    const isFound = words ? sql`product_id in ${productsNamed(words)}` : sql`true`
    const valued = sql`${valueOfStock(branches, await dayOfShop(database, clock))} valued where ${isFound}`
    const { orderBy, limit, offset } = listRows(input, columns, sql`product_id`)
    const [found, all] = await Promise.all([
      database.execute<ProductRow>(sql`
        select product_id as "productId", product_name as "productName", sku, unit_name as "unitName", thousandths,
          cost, price
        from ${valued} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`),
      database.execute<{ total: number }>(sql`select count(*)::int as total from ${valued}`),
    ])
    return {
      rows: found.rows.map(({ thousandths, cost, price, ...row }) => ({
        ...row,
        quantity: Number(thousandths) / THOUSANDTHS,
        cost: cost === null ? null : toDecimal(Number(cost), exponent),
        price: toDecimal(Number(price), exponent),
      })),
      total: all.rows[0]?.total ?? 0,
    }
  },
)
