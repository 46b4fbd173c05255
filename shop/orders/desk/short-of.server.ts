import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Wish } from '../../availability/take.server.ts'
import { amountFrom } from '../../catalogue/cut-weight.rules.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { EditPlan } from './plan-edit.server.ts'

/** A product without enough stock, with the amount in its unit that its line can have. */
export type Short = { productId: number; productName: string; left: number }

/** Returns the products that an order would lack after a change, by the present stock; it locks and takes nothing. */
export const shortOf = async (database: Database, plan: EditPlan): Promise<Short[]> =>
  namesOf(plan, await lackOf(database, plan.order.orderId, plan.wishes))

/** Returns the counters that have too little for what an order wishes, besides what it has. */
export async function lackOf(
  database: Database,
  orderId: number,
  wishes: readonly Wish[],
): Promise<{ availabilityId: number; left: number }[]> {
  const wanted = new Map<number, number>()
  for (const { availabilityId, quantity } of wishes)
    wanted.set(availabilityId, (wanted.get(availabilityId) ?? 0) + quantity)
  const { rows } = await database.execute<{ availabilityId: number; left: number }>(sql`
    select w.availability_id as "availabilityId", a.on_hand - a.held as left
    from unnest(${sql.param([...wanted.keys()])}::int[], ${sql.param([...wanted.values()])}::int[])
      as w(availability_id, quantity)
    join availabilities a using (availability_id)
    where a.on_hand - a.held < w.quantity + (
      select coalesce(sum(m.change), 0) from movements m
      where m.order_id = ${orderId} and m.availability_id = w.availability_id)`)
  return rows
}

/**
 * Returns the names of the products that are short of stock. `raw`: with the stock itself, which is more than the line can have if it
 * is weighed after the cut.
 */
export function namesOf(
  { wishes, remaining, added }: EditPlan,
  short: readonly { availabilityId: number; left: number }[],
  { raw = false } = {},
): Short[] {
  const lines = [...remaining.map(({ after }) => after), ...added.map(({ row }) => row)]
  return short.flatMap(({ availabilityId, left }) => {
    const wish = wishes.find(one => one.availabilityId === availabilityId)
    const line = lines.find(one => one.productId === wish?.productId)
    if (!wish || !line) return []
    const { productId, productName } = line
    const inStock = Math.max(0, left) * wish.countStep
    return [{ productId, productName, left: toQuantity(1, raw ? inStock : amountFrom(inStock, line)) }]
  })
}
