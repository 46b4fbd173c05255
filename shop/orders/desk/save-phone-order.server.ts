import { and, eq, isNull } from 'drizzle-orm'
import { customers } from '../../customers/customers.tables.server.ts'
import { Failure, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { destinationOf, placeNewOrder } from '../placing/save-order.server.ts'
import { savePhoneOrder } from './phone-order.contract.ts'

export const answerSavePhoneOrder = handlePrepared(
  savePhoneOrder,
  ({ orders }, shop) => destinationOf(orders, shop),
  async (input, shop, position) => {
    const { accountId, ...order } = input
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
    await shop.audit.add({
      action: 'take by phone',
      subject: 'order',
      subjectId: orderId,
      after: { orderNum, grandTotal, phone: order.customer.phone1 },
    })
    return answer
  },
)
