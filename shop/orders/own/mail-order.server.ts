import { and, eq, or } from 'drizzle-orm'
import { contacts } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { orders } from '../orders.tables.server.ts'
import { mailOrder } from './own-orders.contract.ts'
import { ownedBy } from './owned-orders.server.ts'

const mailsOfOrder: Limit = { name: 'mail-order', most: 3, seconds: 3600 }

/**
 * Mails the order to the address it was placed with, whatever the client sends. The contract cannot say who may: an order is
 * found first, by its owner or by staff.
 */
export const answerMailOrder = handlePrepared(
  mailOrder,
  async ({ orderId, orderNum }, { database, caller, limits }) => {
    const staffed = branchesWith(caller, 'orders')
    const [found] = await database
      .select({ orderId: orders.orderId, email: contacts.email })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(
        and(
          orderId === undefined ? eq(orders.orderNum, orderNum ?? '') : eq(orders.orderId, orderId),
          or(ownedBy(caller.custId), ofBranches(orders.branchId, staffed)),
        ),
      )
    // A customer who ordered by phone may have no e-mail.
    if (!found?.email) return refuse(mailOrder, 'NOT_FOUND', undefined)
    await limits.spend(mailsOfOrder, String(found.orderId))
    return found
  },
  async (_input, { outbox, clock }, { orderId, email }) => {
    await outbox.add({
      channel: 'mail',
      template: 'order-placed',
      recipient: email,
      data: { orderId },
      dedupeKey: `order-again ${orderId} ${clock().getTime()}`,
    })
    return { mailed: true as const }
  },
)
