import type { Pool } from 'pg'
import { newProduct } from '../test-goods.ts'

let codes = 0

/** A new supplier; returns its id. */
export async function newSupplier(pool: Pool, active = true): Promise<number> {
  codes += 1
  const { rows } = await pool.query(
    'insert into suppliers (supplier_name, active) values ($1, $2) returning supplier_id as id',
    [`Farm ${codes}`, active],
  )
  return rows[0].id
}

/** A product in lots of which so many counts are in stock; none of them is in a lot yet. */
export async function productInLots(
  pool: Pool,
  values: Partial<Parameters<typeof newProduct>[1]> = {},
): Promise<{ productId: number; availabilityId: number }> {
  const product = await newProduct(pool, { stock: 0, ...values })
  await pool.query('update availabilities set in_lots = true where availability_id = $1', [
    product.availabilityId,
  ])
  return product
}

type LotValues = { onHand?: number; expiresOn?: string | null; code?: string; branchId?: number }

/** A lot of a product in lots that is in its stock already; returns its id. */
export async function newLot(pool: Pool, productId: number, values: LotValues = {}): Promise<number> {
  codes += 1
  const { onHand = 10, expiresOn = null, code = `Lot ${codes}`, branchId = 1 } = values
  const { rows } = await pool.query(
    `insert into lots (product_id, branch_id, code, date_kind, expires_on, on_hand)
     values ($1, $2, $3, $4, $5, $6) returning lot_id as id`,
    [productId, branchId, code, expiresOn && 'USE_BY', expiresOn, onHand],
  )
  if (onHand > 0)
    await pool.query(
      `insert into lot_movements (lot_id, change, cause, moved_at) values ($1, $2, 'OPENING', now())`,
      [rows[0].id, onHand],
    )
  return rows[0].id
}

/** A product with one lot that has all of its stock. */
export async function productWithLot(
  pool: Pool,
  values: LotValues = {},
): Promise<{ productId: number; availabilityId: number; lotId: number }> {
  const product = await productInLots(pool, { stock: values.onHand ?? 10 })
  return { ...product, lotId: await newLot(pool, product.productId, values) }
}

/** The stock of a counter less what it is short of, and what its lots that are not blocked have, in counts. */
export async function stockAndLots(pool: Pool, availabilityId: number) {
  const { rows } = await pool.query(
    `select a.on_hand - a.over as stock, a.on_hand as "onHand", a.over, (
       select coalesce(sum(l.on_hand), 0)::int from lots l
       where l.product_id = s.product_id and l.branch_id = s.branch_id and l.blocked_at is null) as lots,
       (select count(*)::int from lots l where l.on_hand <>
         (select coalesce(sum(m.change), 0) from lot_movements m where m.lot_id = l.lot_id)) as unbalanced
     from availabilities a join stock s using (availability_id) where a.availability_id = $1`,
    [availabilityId],
  )
  return rows[0] as { stock: number; onHand: number; over: number; lots: number; unbalanced: number }
}

/** A line of a delivery: an amount in thousandths of the unit, and its cost for one unit in minor units. */
type Bought = {
  productId: number
  receivedOn: string
  thousandths: number
  unitCost: number | null
  lotId?: number
}

/** A delivery whose amounts are in the stock already. */
export async function newDelivery(pool: Pool, bought: Bought): Promise<void> {
  await pool.query(
    `with delivery as (
      insert into receipts (branch_id, supplier_id, note_number, received_on) values (1, $1, '', $2) returning receipt_id
    )
    insert into receipt_lines (receipt_id, position, product_id, lot_id, thousandths, unit_cost)
    select receipt_id, 0, $3, $4, $5, $6 from delivery`,
    [
      ...[await newSupplier(pool), bought.receivedOn, bought.productId, bought.lotId ?? null],
      ...[bought.thousandths, bought.unitCost],
    ],
  )
}
