import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { toDecimal } from '../lib/money.ts'
import type { Shop } from '../lib/shop.server.ts'
import { isKeyOf } from '../orders/is-key-of.server.ts'
import { orderItems, orders } from '../orders/orders.tables.server.ts'
import type { PaymentState } from '../orders/payment-states.rules.ts'
import type { PaymentMethod } from '../settings/choices.ts'
import type { CardOutcome } from './payment-words.ts'
import type { Payable } from './payments.contract.ts'
import { payments } from './payments.tables.server.ts'
import { providerOf } from './providers/providers.server.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

/**
 * An order with its card payment, if one was opened. `amount`: the minor units that the card is asked for. The weight is known
 * when the products are cut: the order then costs this much at most.
 */
export type ToPay = { order: Order; payment: Payment | undefined; takenLater: boolean; amount: number }

/** Reads an order with its payment. */
export async function readToPay(database: Database, which: SQL | undefined): Promise<ToPay | undefined> {
  const [found] = await database
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.orderId))
    .where(which)
  if (!found) return undefined
  const { orderId } = found.order
  const isWeighed = and(eq(orderItems.orderId, orderId), orderItems.weighed)
  const { ceiling, grandTotal } = found.order
  return {
    order: found.order,
    payment: found.payment ?? undefined,
    amount: found.payment?.amount ?? ceiling ?? grandTotal,
    takenLater: found.payment?.takenLater ?? (await database.$count(orderItems, isWeighed)) > 0,
  }
}

/** Reads the order of a secret link; undefined if the link is not its own. */
export async function readByLink(
  database: Database,
  { orderNum, link }: { orderNum: string; link: string },
): Promise<ToPay | undefined> {
  const found = await readToPay(database, eq(orders.orderNum, orderNum))
  return found && isKeyOf(found.order, link) ? found : undefined
}

/** True if an order can be paid by card now. */
export const isPayable = ({ order }: ToPay): boolean => order.paymentState === 'AWAITING'

/** Turns an order into what the person who pays it sees. */
export function showPayable({ order, payment, takenLater, amount }: ToPay, shop: Shop): Payable {
  const provider = providerOf(shop)
  const { orderId, orderNum, orderType, orderStatus, currency, payUntil } = order
  return {
    orderId,
    orderNum,
    orderType,
    orderStatus,
    currency,
    paymentMethod: order.paymentMethod as PaymentMethod,
    paymentState: order.paymentState as PaymentState,
    grandTotal: toDecimal(order.grandTotal, order.exponent),
    amount,
    most: toDecimal(amount, order.exponent),
    payUntil: payUntil?.toISOString() ?? null,
    now: shop.clock().toISOString(),
    provider: provider?.name ?? null,
    publishableKey: provider?.publishableKey ?? null,
    card: (payment?.card as CardOutcome | undefined) ?? null,
    failure: payment?.failure ?? null,
    takenLater,
  }
}
