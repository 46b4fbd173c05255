import type { Pool } from 'pg'
import type { Box } from '../../../shop/boxes/box.ts'

type Values = Partial<Pick<Box, 'price' | 'lessBp'>> & {
  unitPrice?: number
  groups: (Partial<Box['groups'][number]> & Pick<Box['groups'][number], 'parts'>)[]
}

/** A box that no other test uses, in category 1, at its own price in minor units unless `values` says otherwise. */
export async function newBox(pool: Pool, values: Values): Promise<number> {
  const { price = 'OWN', lessBp = 0, unitPrice = 100_000 } = values
  const groups = values.groups.map(group => ({ name: '', choose: null, again: false, ...group }))
  const ids = [...new Set(groups.flatMap(({ parts }) => parts.map(({ productId }) => productId)))]
  const { rows } = await pool.query(
    `insert into products (product_name, product_details, sku, category_id, unit_price, sale_price, unit_name, tax_exempt_flag, box, parts, updated_by)
     values ('Test box', 'Only here', gen_random_uuid()::text, 1, $1, $1, 'piece', 'Y', $2, $3, 'test') returning product_id`,
    [
      unitPrice,
      JSON.stringify({ price, lessBp, groups }),
      JSON.stringify(ids.map(productId => ({ productId }))),
    ],
  )
  return rows[0].product_id
}

/** A part of a box: so many thousandths of its unit. */
export const part = (productId: number, amount = 1000) => ({ productId, amount })
