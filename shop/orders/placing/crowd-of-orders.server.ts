import { usedUp } from '../../catalogue/stock/used-up.server.ts'
import { branchFor } from '../../delivery/branch-for.rules.ts'
import type { Crowd } from '../../lib/handler.server.ts'
import { readCharging } from '../../settings/read-charging.server.ts'
import type { saveOrder } from '../orders.contract.ts'

/** The branch of an order whose address decides it: nothing may be left at any. */
const ANY = 'any'

/** Many who order the same single product at one branch, where nothing of it is left. */
export const crowdOfOrders: Crowd<typeof saveOrder> = {
  wants({ orders: { pickupType, branchId = 'main' }, orderItems: [first, ...more] }) {
    if (!first || more.length > 0) return undefined
    return `${first.productId} ${pickupType === 'DELIVERY' ? ANY : branchId}`
  },
  isUsedUp: ({ name, data }) =>
    name === 'OUT_OF_STOCK' && (data as { lines: { left: number }[] }).lines.every(({ left }) => left === 0),
  async usedUp(database, things) {
    const { branches } = await readCharging(database)
    const shelves = things.map(thing => {
      const [product, branch] = thing.split(' ')
      const asked = Number(branch) || undefined
      const one = branchFor(branches, { delivered: false, zoneBranch: undefined, asked })
      return { productId: Number(product), branchId: branch === ANY ? undefined : one.branchId }
    })
    const found = await usedUp(database, shelves)
    return new Set(things.filter((_, at) => found.has(at)))
  },
}
