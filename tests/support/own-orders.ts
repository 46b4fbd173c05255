import { expect } from 'vitest'
import type { ShownOrder } from '../../shop/orders/orders.contract.ts'
import { type Answer, guestOrder, type TestShop } from './test-shop.ts'

/** An order of a guest as its link shows it, with what the guest can do to it. */
export type OwnOrder = Awaited<ReturnType<typeof placeOwn>>

/** A guest places an order of these amounts of products, by product. */
export async function placeOwn(shop: TestShop, wanted: Record<number, number>, header: object = {}) {
  const lines = Object.entries(wanted).map(([productId, quantity]) => ({
    productId: Number(productId),
    quantity,
  }))
  const { status, body } = await shop.post('/orders/save', guestOrder(lines, header))
  expect({ status, body }).toMatchObject({ status: 200 })
  return ownOrder(shop, body.orders)
}

/** An order as the guest who has its link can see, change and cancel it. */
export async function ownOrder(shop: TestShop, { orderNum, link }: { orderNum: string; link: string }) {
  const look = async (): Promise<ShownOrder> =>
    (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  const { orders, orderItems } = await look()
  const sent =
    (path: string) =>
    (change: object = {}): Promise<Answer> =>
      shop.post(path, { orderNum, link, version: 1, ...change })
  return {
    ...{ orderNum, link, look, orderId: orders.orderId, grandTotal: orders.grandTotal },
    /** The ids of its lines. */
    lines: orderItems.map(({ orderItemId }) => orderItemId),
    /** The amount in minor units, for payments. */
    amount: Math.round(orders.grandTotal * 100),
    preview: sent('/orders/previewOwnEdit'),
    edit: sent('/orders/editOwn'),
    cancel: sent('/orders/cancelOwn'),
    /** Changes the amount of its first line. */
    amountTo: (quantity: number, version = 1) =>
      sent('/orders/editOwn')({ version, items: [{ orderItemId: orderItems[0]?.orderItemId, quantity }] }),
  }
}

/** The last part of the type of a problem. */
export const problemOf = ({ body }: Answer): string => String(body.type).replace('/problems/', '')
