import { usedUp } from '../../catalogue/stock/used-up.server.ts'
import type { Crowd } from '../../lib/crowd.server.ts'
import type { saveOrder } from '../orders.contract.ts'

/** Many who order the same single product, of which nothing is left. */
export const crowdOfOrders: Crowd<typeof saveOrder> = {
  wants: ({ orderItems: [first, ...more] }) =>
    first && more.length === 0 ? String(first.productId) : undefined,
  isUsedUp: ({ name, data }) =>
    name === 'OUT_OF_STOCK' && (data as { lines: { left: number }[] }).lines.every(({ left }) => left === 0),
  async usedUp(database, products) {
    return new Set([...(await usedUp(database, products.map(Number)))].map(String))
  },
}
