import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { databaseOn } from '../../../database/pool.ts'

/**
 * Sales that have begun and are not charged yet, or have ended and are still charged. A product with variants follows these, and a box its
 * parts, as the trigger `charge_by_time` says.
 */
const due = `variant_options is null and box ->> 'price' is distinct from 'PARTS'
  and (sale_until <= now() or (sale_from <= now() and not options_attributes @> '[{"description": "CUTPRICE"}]'))`

/** A statement that returns a row if a sale ends, or began within the last hour: looking at all that go on is left to the job. */
export const SALES_DUE = `(select from products where sale_until <= now() and ${due} limit 1)
  union all (select from products where sale_from between now() - interval '1 hour' and now() and ${due} limit 1) limit 1`

/** The products that are written in one statement: with more, caches would be dropped as a whole. */
const WRITTEN = 100

/**
 * Begins and ends sales whose time has come, a few at a time; returns their number. A sale that a person is saving is left to the next
 * time, unless their save has begun or ended it.
 */
export async function turnSales(pool: Pool, isStopping: () => boolean): Promise<{ turned: number }> {
  let turned = 0
  for (let last = 1; last > 0 && !isStopping(); turned += last) last = await turnSome(pool)
  return { turned }
}

/**
 * Writes sales that are due, so that the trigger `charge_by_time` begins or ends them. The product of a variant is locked before it, as
 * everywhere: the price of the one changes with that of the other.
 */
const turnSome = (pool: Pool): Promise<number> =>
  databaseOn(pool).transaction(async database => {
    const { rows } = await database.execute<{ id: number }>(sql`
      select product_id as id from products
      where product_id in (select coalesce(variant_of, product_id) from products where ${sql.raw(due)} limit ${WRITTEN})
      order by product_id for no key update skip locked`)
    if (rows.length === 0) return 0
    const held = sql.param(rows.map(({ id }) => id))
    const { rowCount } = await database.execute(sql`
      update products set sale_until = sale_until where product_id in (
        select product_id from products
        where coalesce(variant_of, product_id) = any(${held}::int[]) and ${sql.raw(due)}
        order by product_id limit ${WRITTEN} for no key update skip locked)`)
    return rowCount ?? 0
  })
