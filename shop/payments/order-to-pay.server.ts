import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { toDecimal } from '../lib/money.ts'
import type { Shop } from '../lib/shop.server.ts'
import { isKeyOf } from '../orders/is-key-of.server.ts'
import { isWeighed } from '../orders/order-lines.rules.ts'
import { orderItems, orders } from '../orders/orders.tables.server.ts'
import type { PaymentState } from '../orders/payment-states.rules.ts'
import type { PaymentMethod } from '../settings/choices.ts'
import type { CardOutcome } from './payment-words.ts'
import type { Payable } from './payments.contract.ts'
import { payments } from './payments.tables.server.ts'
import { providerOf } from './providers/providers.server.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

/** An order with its card payment, if one was opened. */
export type ToPay = { order: Order; payment: Payment | undefined; takenLater: boolean }

/** Reads an order with its payment. */
export async function readToPay(database: Database, which: SQL | undefined): Promise<ToPay | undefined> {
  const [found] = await database
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.orderId))
    .where(which)
  if (!found) return undefined
  const units = await database
    .select({ unit: orderItems.measuringUnit })
    .from(orderItems)
    .where(eq(orderItems.orderId, found.order.orderId))
  return {
    order: found.order,
    payment: found.payment ?? undefined,
    // The weight is known when the products are cut: the price then is this much at most.
    takenLater: found.payment?.takenLater ?? units.some(({ unit }) => isWeighed(unit)),
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
export function showPayable({ order, payment, takenLater }: ToPay, shop: Shop): Payable {
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
    amount: order.grandTotal,
    payUntil: payUntil?.toISOString() ?? null,
    now: shop.clock().toISOString(),
    provider: provider?.name ?? null,
    publishableKey: provider?.publishableKey ?? null,
    card: (payment?.card as CardOutcome | undefined) ?? null,
    failure: payment?.failure ?? null,
    takenLater,
  }
}
