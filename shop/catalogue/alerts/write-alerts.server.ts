import { inArray, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/pool.ts'
import { showMoney, toDecimal } from '../../lib/money.ts'
import type { OutboxMessage, Shop } from '../../lib/shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { productAddress } from '../catalogue.rules.ts'
import { categories, products } from '../catalogue.tables.server.ts'
import { perUnit } from '../measures.rules.ts'
import { canBeBought } from '../product-places.server.ts'
import { shownOf } from '../variants/shown-of.server.ts'
import { stockAlerts } from './alerts.tables.server.ts'

/** Everything the job works with; `inTransaction` opens a transaction with an outbox of its own. */
type Desk = {
  inTransaction<T>(work: (shop: Pick<Shop, 'database' | 'outbox'>) => Promise<T>): Promise<T>
  isStopping(): boolean
}

/** The products that people wait for and that can be bought again, in a statement; each is looked at once. */
const back = (limit: SQL) => sql`select ${products.productId} from ${products}
  where ${products.productId} = any(array(select distinct product_id from ${stockAlerts}))
    and ${shownOf('products').isSold} and ${canBeBought} ${limit}`

/** A statement that returns a row if a product that people wait for can be bought again. */
export const ALERTS_WAIT = new PgDialect({ casing: 'snake_case' }).sqlToQuery(back(sql`limit 1`)).sql

/** The most letters that one transaction writes. */
const AT_ONCE = 200

/** Writes the letters of all alerts whose product can be bought again, and deletes these alerts, in batches. */
export async function writeAlerts(desk: Desk, atOnce = AT_ONCE): Promise<{ written: number }> {
  let written = 0
  for (let last = atOnce; last === atOnce && !desk.isStopping(); written += last)
    last = await desk.inTransaction(shop => writeSome(shop, atOnce))
  return { written }
}

type Due = {
  alertId: number
  email: string
  custId: number | null
  productId: number
  productName: string
  price: number
  pricedUnit: string
  pricedPer: number
  category: string
  categoryId: number
}

/** Takes some alerts that no other node is writing, and answers their number. */
async function writeSome({ database, outbox }: Pick<Shop, 'database' | 'outbox'>, atOnce: number) {
  const due = await takeSome(database, atOnce)
  if (due.length === 0) return 0
  await database.delete(stockAlerts).where(
    inArray(
      stockAlerts.alertId,
      due.map(({ alertId }) => alertId),
    ),
  )
  const { currency } = await readSettings(database)
  const priceOf = ({ price, pricedUnit, pricedPer }: Due) =>
    `${showMoney(toDecimal(price, currency.exponent), currency)} / ${perUnit(pricedUnit, pricedPer)}`
  await outbox.add(...due.map(one => letterOf(one, priceOf(one))))
  return due.length
}

async function takeSome(database: Database, atOnce: number): Promise<Due[]> {
  const { rows } = await database.execute<Due>(sql`
    with back as materialized (${back(sql``)})
    select a.alert_id as "alertId", a.email, a.cust_id as "custId", p.product_id as "productId", p.product_name as "productName",
      p.charged_price::float8 as price, coalesce(p.priced_unit, p.unit_name) as "pricedUnit", p.priced_per as "pricedPer",
      c.category, c.category_id as "categoryId"
    from ${stockAlerts} a join back using (product_id) join ${products} p using (product_id) join ${categories} c using (category_id)
    order by a.alert_id limit ${atOnce} for update of a skip locked`)
  return rows
}

const letterOf = ({ alertId, email, custId, ...product }: Due, price: string): OutboxMessage => ({
  channel: 'mail',
  template: 'back-in-stock',
  recipient: email,
  data: {
    ...(custId === null ? {} : { custId }),
    name: product.productName,
    page: productAddress(product),
    goods: [{ name: product.productName, quantity: '', about: '', price }],
  },
  dedupeKey: `back-in-stock ${alertId}`,
})
