import { useCall } from '../../ui/use-call.ts'
import type { OwnItem, OwnOrder } from './own-orders.contract.ts'

/** The number of orders on a page of `/orders`. */
export const ORDERS_PAGE_SIZE = 15

/** An order of the list with its lines. */
export type ListedOrder = OwnOrder & { items: readonly OwnItem[] }

type Which = { limit?: number; page?: number; orderNumber?: string }

/** Loads orders of the signed-in customer, newest first, with their lines: `limit` of them, or the one with a number. */
export function useOwnOrders(custId: number, which: Which, wanted = true) {
  const asked = { custId, orderType: 'ONLINE', ...which } as const
  const { answer, problem, retry } = useCall('POST /orders/findOrdersWithItems', asked, wanted)
  const listed = answer?.orderCustomer.map(order => ({
    ...order,
    items: answer.orderItems.filter(item => item.ordersItems.orderId === order.orders.orderId),
  }))
  return { orders: listed, total: answer?.totalOrderCount ?? 0, problem, retry }
}

/** The result of `useOwnOrders`; `orders` is undefined until they are loaded. */
export type OwnOrders = ReturnType<typeof useOwnOrders>
