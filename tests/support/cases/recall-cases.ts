import { productWithLot } from '../lots/test-lots.ts'
import { newProduct } from '../test-goods.ts'
import { guestOrder } from '../test-shop.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const lotIdsOf = async ({ shop }: World) => [(await productWithLot(shop.pool)).lotId]
const words = { reason: 'Salmonella was found', advice: 'Do not eat it' }

/** A recall of a new lot; returns its id. */
async function recallOf(world: World): Promise<number> {
  const { rows } = await world.shop.pool.query(
    `with r as (insert into recalls (reason, advice, refunds, started_by) values ('Salmonella', 'Do not eat it', false, $1)
       returning recall_id)
     insert into recall_lots (recall_id, lot_id) select recall_id, $2 from r returning recall_id as id`,
    [world.actors.catalogue.custId, (await lotIdsOf(world))[0]],
  )
  return rows[0].id
}

/** An order whose customer has recalled goods. */
async function handedOverIn(world: World): Promise<{ recallId: number; orderId: number }> {
  const recallId = await recallOf(world)
  const { productId } = await newProduct(world.shop.pool, { stock: 9 })
  const { body } = await world.shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))
  const { orderId } = body.orders as { orderId: number }
  await world.shop.pool.query(
    `insert into recall_orders (recall_id, order_id, state, outcome, done_at) values ($1, $2, 'DONE', 'HANDED_OVER', now())`,
    [recallId, orderId],
  )
  return { recallId, orderId }
}

/** Cases of the calls about recalls. */
export const recallCases: Record<string, CallCase> = {
  'POST /recalls/preview': {
    good: async world => ({ lotIds: await lotIdsOf(world) }),
    bad: { change: { lotIds: [] }, field: 'lotIds' },
  },
  'POST /recalls/start': {
    good: async world => ({ lotIds: await lotIdsOf(world), ...words, refunds: false }),
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'GET /recalls/find': { good: () => ({}), bad: { change: { lotId: 'x' }, field: 'lotId' } },
  'GET /recalls/find/{id}': {
    good: async world => ({ id: await recallOf(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /recalls/findByLink/{orderNum}/{link}': {
    good: async world => {
      const { orderNum, link } = await world.order()
      return { orderNum, link }
    },
    bad: { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' },
  },
  'GET /recalls/findOfOrder/{id}': {
    good: async world => ({ id: (await world.order()).orderId }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /recalls/noteCall': {
    good: async world => ({ ...(await handedOverIn(world)), called: true }),
    bad: { change: { called: 'x' }, field: 'called' },
  },
}
