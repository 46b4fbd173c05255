import type { Pool } from 'pg'
import { nothingStated, type StoredFacts } from '../../shop/catalogue/facts/food-facts.rules.ts'

/** Facts by which a food has no allergens, and suits these diets. */
export const freeFacts: StoredFacts = {
  ...nothingStated,
  ...{ state: 'DECLARED', nutrition: null, diets: ['GLUTEN_FREE', 'LACTOSE_FREE'] },
}

type Values = {
  stock: number
  unitPrice?: number
  salePrice?: number
  cutPrice?: boolean
  step?: number
  status?: string
  exempt?: string
  unit?: string
  /** The unit of its price, and thousandths of it in one `unit`: about a piece that is priced by its weight. */
  priced?: { unit: string; nominal: number }
  /** Thousandths of its unit in one count of its stock: a step unless it says otherwise. */
  counted?: number
  /** False: its price does not follow the scales. */
  weighed?: boolean
  /** It has no allergens unless it says otherwise; null: nothing is stated. */
  facts?: StoredFacts | null
}

/** A product that no other test uses, in category 1: prices in minor units, stock in counts. */
export async function newProduct(
  pool: Pool,
  values: Values,
): Promise<{ productId: number; availabilityId: number }> {
  const { stock, unitPrice = 10_000, salePrice = unitPrice, cutPrice = false, step = 1000 } = values
  const { status = 'A', exempt = 'Y', unit = 'lb', priced, weighed = true, counted = step } = values
  const { facts = freeFacts } = values
  const options = cutPrice ? '[{"description":"CUTPRICE"}]' : '[]'
  const product = await pool.query(
    `insert into products (product_name, product_details, sku, category_id, unit_price, sale_price, options_attributes, unit_name, quantity_step, product_status, tax_exempt_flag, weighed, priced_unit, nominal_measure, facts, updated_by)
     values ('Test goods', 'Only here', gen_random_uuid()::text, 1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'test') returning product_id`,
    [
      ...[unitPrice, salePrice, options, unit, step, status, exempt, weighed],
      ...[priced?.unit ?? null, priced?.nominal ?? null, facts],
    ],
  )
  const availability = await pool.query(
    `insert into availabilities (kind, on_hand) values ('stock', $1) returning availability_id`,
    [stock],
  )
  const productId: number = product.rows[0].product_id
  const availabilityId: number = availability.rows[0].availability_id
  await pool.query(
    'insert into stock (product_id, branch_id, availability_id, count_step, low_at) values ($1, 1, $2, $3, 5)',
    [productId, availabilityId, counted],
  )
  return { productId, availabilityId }
}

/** The stock in steps. */
export async function onHand(pool: Pool, availabilityId: number): Promise<number> {
  const { rows } = await pool.query('select on_hand from availabilities where availability_id = $1', [
    availabilityId,
  ])
  return rows[0].on_hand
}

const written = [
  'orders',
  'order_items',
  'contacts',
  'outbox',
  'movements',
  'order_events',
  'idempotency_keys',
]

/** The number of rows in each table that an order writes to. */
export async function rowsWritten(pool: Pool): Promise<number[]> {
  const counts = await Promise.all(
    written.map(table => pool.query(`select count(*)::int as rows from ${table}`)),
  )
  return counts.map(({ rows }) => rows[0].rows)
}
