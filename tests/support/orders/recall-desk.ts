import type { Pool } from 'pg'
import { workOnRecallsOf } from '../../../server/jobs/recalls-job.ts'
import { readConfiguration } from '../../../server/process/configuration.ts'
import { placeByCard, practise } from '../paying.ts'
import { guestOrder, TEST_SECRET } from '../test-shop.ts'
import { type Order, openLotsShop } from './lots-shop.ts'

/** The words of the recalls of the tests. */
export const words = { reason: 'Salmonella was found.', advice: 'Do not eat it.\nBring it back.' }

/** Runs the job of recalls once on a node with this pool; returns its errors. */
export async function workOnce(pool: Pool): Promise<unknown[]> {
  const failed: unknown[] = []
  const watch = { isStopping: () => false, report: (error: unknown) => void failed.push(error) }
  await workOnRecallsOf(pool, watch, { configuration: readConfiguration({}), secret: TEST_SECRET })
  return failed
}

/** A shop with goods in lots that are sold and recalled. */
export async function openRecallDesk() {
  const lots = await openLotsShop()
  const { shop, keeper, desk } = lots
  const { pool } = shop
  const print = async ({ orderId, orderNum }: { orderId: number; orderNum: string }) => {
    await shop.post('/orders/markPrinted', { orderIds: [orderId] }, desk.bearer)
    return (await lots.look(orderNum)).orderItems as Order['orderItems']
  }
  const picked = async <Placed extends { orderId: number; orderNum: string }>(placed: Placed) => {
    const orderItems = await print(placed)
    for (const item of orderItems) await lots.pick(item, {})
    return { ...placed, orderItems }
  }
  const close = async ({ orderId }: { orderId: number }) => {
    await lots.step(orderId, 'OPEN')
    await lots.step(orderId, 'CLOSED')
  }
  return {
    ...{ ...lots, pool, picked, close },
    /** Places an order and picks it. */
    async pickedOrder(productId: number, quantity: number) {
      const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity }]))
      return picked(body.orders as { orderId: number; orderNum: string; link: string; grandTotal: number })
    },
    /** Places an order, receives its cash, and hands it over. */
    async handedOver(productId: number, quantity: number) {
      const placed = await this.pickedOrder(productId, quantity)
      const { orderId, grandTotal } = placed
      await shop.post('/payment/receiveCash', { orderId, amount: grandTotal, seen: 0 }, desk.bearer)
      await close(placed)
      return placed
    },
    /** Places an order, pays it by card and hands it over. */
    async handedByCard(productId: number, quantity: number) {
      const order = await placeByCard(shop, productId, quantity)
      await practise(shop, order)
      const placed = await picked(order)
      await close(placed)
      return placed
    },
    /** Forgets the e-mail address of an order's guest, as of one who ordered by phone. */
    forgetEmail: ({ orderId }: { orderId: number }) =>
      pool.query(
        `update contacts set email = '' where contact_id = (select contact_id from orders where order_id = $1)`,
        [orderId],
      ),
    preview: (lotIds: number[], who = keeper) => shop.post('/recalls/preview', { lotIds }, who.bearer),
    start: (lotIds: number[], more: object = {}, who = keeper) =>
      shop.post('/recalls/start', { lotIds, ...words, refunds: false, ...more }, who.bearer),
    find: async (recallId: number, more = '', who = keeper) =>
      (await shop.get(`/recalls/find/${recallId}${more}`, who.bearer)).body,
    /** The row of an order in a recall. */
    async rowOf(recallId: number, { orderId }: { orderId: number }) {
      const { orders } = await this.find(recallId)
      return orders.rows.find((row: { orderId: number }) => row.orderId === orderId)
    },
    money: async ({ orderId }: { orderId: number }) =>
      (await shop.get(`/payment/findForStaff/${orderId}`, desk.bearer)).body,
    /** The messages of recalls about an order. */
    async noticesOf({ orderId }: { orderId: number }) {
      const { rows } = await pool.query(
        `select channel, recipient, data from outbox
         where template = 'order-recalled' and data ->> 'orderId' = $1 order by message_id`,
        [String(orderId)],
      )
      return rows
    },
  }
}
