import { askOnce, withConnection } from '../database/ask-once.ts'
import { audit } from '../shop/upkeep/audit.server.ts'
import type { SentOrder } from './cluster/steady-shoppers.ts'

/** Lets a shop sell these amounts of products, by their ids, with no window that could be full; the ledger has each change. */
export async function stockUp(url: string, amounts: Record<number, number>): Promise<void> {
  await withConnection(url, async client => {
    await client.query('update slot_patterns set deleted_at = now()')
    await client.query('update slots set is_made = false')
    for (const [productId, amount] of Object.entries(amounts))
      await client.query(
        `with old as (
           select availability_id, on_hand from availabilities join stock using (availability_id)
           where product_id = $1 and branch_id = 1
         ), changed as (
           update availabilities a set on_hand = $2 from old where a.availability_id = old.availability_id
         )
         insert into movements (availability_id, change, cause) select availability_id, $2 - on_hand, 'COUNT' from old`,
        [productId, amount],
      )
  })
}

/** The orders that a shop has. */
export const ordersIn = (url: string): Promise<number> =>
  askOnce(url, 'select count(*)::int as orders from orders').then(([row]) => Number(row?.orders))

/**
 * Compares the orders that shoppers sent, of one product each, with those that the shop has beyond the `before` ones. `scarceId`: the
 * product whose sales are counted, with what is left of it.
 */
export async function countOrders(
  url: string,
  sent: readonly SentOrder[],
  { before, scarceId }: { before: number; scarceId: number },
) {
  return withConnection(url, async client => {
    const { rows } = await client.query<{ key: string; order_num: string }>(
      `select key, order_num from idempotency_keys join orders on order_num = answer->'orders'->>'orderNum'`,
    )
    const numbers = new Map(rows.map(row => [row.key, row.order_num]))
    const acknowledged = sent.filter(({ orderNum }) => orderNum !== undefined)
    const goods = await client.query<{ sold: number; remaining: number }>(
      `select (select count(*)::int from order_items where product_id = $1) as sold,
         (select on_hand from availabilities join stock using (availability_id) where product_id = $1 and branch_id = 1) as remaining`,
      [scarceId],
    )
    const { wrong } = await audit(client)
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ key, orderNum }) => numbers.get(key) !== orderNum).length,
      twice: (await ordersIn(url)) - before - numbers.size,
      sold: goods.rows[0]?.sold ?? 0,
      remaining: goods.rows[0]?.remaining ?? 0,
      wrong: wrong.map(({ name, count }) => `${name} ${count}`),
    }
  })
}
