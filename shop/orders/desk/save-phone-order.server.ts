import { and, eq, isNull } from 'drizzle-orm'
import { customers } from '../../customers/customers.tables.server.ts'
import { Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { type Branches, branchesWith, isOneOf } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { orders } from '../orders.tables.server.ts'
import { destinationOf, placeNewOrder } from '../placing/save-order.server.ts'
import { savePhoneOrder } from './phone-order.contract.ts'

type Order = Omit<ParsedOf<typeof savePhoneOrder>, 'accountId'>

const otherBranch = () =>
  refuse(savePhoneOrder, 'BAD_INPUT', undefined, { 'orders.branchId': m.orders_office_other_branch() })

/** Returns an order with the branch that staff mean, of those that they work for. */
async function atTheirs({ database }: SignedInShop, order: Order, branches: Branches) {
  if (branches === 'all') return order
  const branchId = await branchOfStaff(database, branches, order.orders.branchId)
  return branchId === undefined ? otherBranch() : { ...order, orders: { ...order.orders, branchId } }
}

/** Refuses a placed order that another branch got: its address decided. */
async function checkBranch({ database }: SignedInShop, orderId: number, branches: Branches) {
  if (branches === 'all') return undefined
  const [placed] = await database
    .select({ branchId: orders.branchId, pickupType: orders.pickupType })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  if (!placed || isOneOf(branches, placed.branchId)) return undefined
  return placed.pickupType === 'DELIVERY'
    ? refuse(savePhoneOrder, 'BAD_INPUT', undefined, {
        'orders.address': m.orders_office_other_branch_address(),
      })
    : otherBranch()
}

export const answerSavePhoneOrder = handlePrepared(
  savePhoneOrder,
  ({ orders: header }, shop) => destinationOf(header, shop),
  async (input, shop, position) => {
    const { accountId, ...asked } = input
    const branches = branchesWith(shop.caller, 'orders')
    const order = await atTheirs(shop, asked, branches)
    if (order instanceof Failure) return order
    if (accountId !== undefined) {
      const [account] = await shop.database
        .select({ custId: customers.custId })
        .from(customers)
        .where(and(eq(customers.custId, accountId), isNull(customers.closedAt)))
        .for('key share')
      if (!account)
        return refuse(savePhoneOrder, 'BAD_INPUT', undefined, { accountId: m.orders_office_no_account() })
    }
    const { custId: takenBy } = shop.caller
    const answer = await placeNewOrder(order, shop, { custId: accountId, takenBy, position })
    if (answer instanceof Failure) return answer
    const { orderId, orderNum, grandTotal } = answer.orders
    const refused = await checkBranch(shop, orderId, branches)
    if (refused) return refused
    await shop.audit.add({
      action: 'take by phone',
      subject: 'order',
      subjectId: orderId,
      after: { orderNum, grandTotal, phone: order.customer.phone1 },
    })
    return answer
  },
)
