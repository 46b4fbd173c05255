import type { Pool } from 'pg'

/** Moments from now: an hour ago is -1. */
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

/** Moves the times of a product's sale without anything noticing, as if time had passed. */
export async function passTime(
  pool: Pool,
  productId: number,
  { from = null, until = null }: { from?: Date | null; until?: Date | null },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    await client.query('update products set sale_from = $2, sale_until = $3 where product_id = $1', [
      productId,
      from,
      until,
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The sale of a product as it is stored. */
export async function saleOf(pool: Pool, productId: number) {
  const { rows } = await pool.query(
    `select sale_from as from, sale_until as until, charged_price::int as charged,
       options_attributes @> '[{"description": "CUTPRICE"}]' as "isCut", product_name as name
     from products where product_id = $1`,
    [productId],
  )
  return rows[0] as { from: Date | null; until: Date | null; charged: number; isCut: boolean; name: string }
}
