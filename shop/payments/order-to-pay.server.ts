import { and, eq, type SQL, sql } from 'drizzle-orm'
import { toDecimal } from '../lib/money.ts'
import type { Shop } from '../lib/shop.server.ts'
import { isKeyOf } from '../orders/is-key-of.server.ts'
import { orderItems, orders } from '../orders/orders.tables.server.ts'
import type { PaymentState } from '../orders/payment-states.rules.ts'
import type { PaymentMethod } from '../settings/choices.ts'
import type { CardOutcome } from './payment-words.ts'
import type { Payable } from './payments.contract.ts'
import { paymentRequests, payments } from './payments.tables.server.ts'
import { providerOf } from './providers/providers.server.ts'
import { isStillAsked } from './rest/still-asked.server.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect
type PaymentRequest = typeof paymentRequests.$inferSelect

/**
 * An order with its card payment, if one was opened. `amount`: the minor units that the card is asked for. The weight is known
 * when the products are cut: the order then costs this much at most.
 */
export type ToPay = {
  order: Order
  /** The payment of `rest`, or else the first of the order. */
  payment: Payment | undefined
  /** The payment that may still move: that of a change that is over, or else `payment`. */
  moving: Payment | undefined
  takenLater: boolean
  amount: number
  /** The open request for the rest of the order, or for a change of it; undefined if there is none, or it is over. */
  rest: PaymentRequest | undefined
  /** The latest change by the customer that is to be paid for; null if the latest request is for something else. */
  change: PaymentRequest['state'] | null
}

/** Reads an order with its payment. */
export async function readToPay(
  shop: Pick<Shop, 'database' | 'clock'>,
  which: SQL | undefined,
): Promise<ToPay | undefined> {
  const { database } = shop
  const [found] = await database
    .select({ order: orders, request: paymentRequests })
    .from(orders)
    .leftJoin(
      paymentRequests,
      // The latest one: no other can be open.
      sql`${paymentRequests.requestId} = (select max(r.request_id) from payment_requests r where r.order_id = ${orders.orderId})`,
    )
    .where(which)
  if (!found) return undefined
  const { order, request } = found
  const { orderId } = order
  const rest = request?.state === 'OPEN' && (await isStillAsked(shop, order, request)) ? request : undefined
  const overdue = request && request.ofVersion !== null && !rest && isUnended(request) ? request : undefined
  const [payment] = await database
    .select()
    .from(payments)
    .where(
      rest
        ? eq(payments.paymentId, rest.paymentId ?? 0)
        : and(eq(payments.orderId, orderId), eq(payments.attempt, 1)),
    )
  const [late] = overdue?.paymentId
    ? await database.select().from(payments).where(eq(payments.paymentId, overdue.paymentId))
    : []
  const moving = late ?? payment
  const change = request && request.ofVersion !== null ? stateOfChange(request, { rest, late }) : null
  if (rest) return { order, payment, moving, rest, change, amount: rest.amount, takenLater: false }
  const isWeighed = and(eq(orderItems.orderId, orderId), orderItems.weighed)
  const { ceiling, grandTotal } = order
  return {
    ...{ order, payment, moving, rest, change },
    amount: payment?.amount ?? ceiling ?? grandTotal,
    takenLater: payment?.takenLater ?? (await database.$count(orderItems, isWeighed)) > 0,
  }
}

/** True if a request was neither paid nor refunded: a payment for it can still come. */
const isUnended = ({ state }: PaymentRequest): boolean => state === 'OPEN' || state === 'WITHDRAWN'

/** Returns the state of a change for its customer: it stays open while the bank may still say yes to its payment. */
function stateOfChange(
  request: PaymentRequest,
  { rest, late }: { rest: PaymentRequest | undefined; late: Payment | undefined },
): PaymentRequest['state'] {
  if (rest || !isUnended(request)) return request.state
  return late?.card === 'under way' || late?.card === 'taken' ? 'OPEN' : 'WITHDRAWN'
}

/** Reads the order of a secret link; undefined if the link is not its own. */
export async function readByLink(
  shop: Pick<Shop, 'database' | 'clock'>,
  { orderNum, link }: { orderNum: string; link: string },
): Promise<ToPay | undefined> {
  const found = await readToPay(shop, eq(orders.orderNum, orderNum))
  return found && isKeyOf(found.order, link) ? found : undefined
}

/** True if an order can be paid by card now: it waits for its payment, or a person has agreed to pay its rest. */
export const isPayable = ({ order, rest }: ToPay): boolean =>
  order.paymentState === 'AWAITING' || (rest?.agreedAt ?? null) !== null

/** Turns an order into what the person who pays it sees. */
export function showPayable(
  { order, payment, takenLater, amount, rest, change }: ToPay,
  shop: Shop,
): Payable {
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
    ...{ takenLater, change },
    rest: rest
      ? {
          amount: toDecimal(rest.amount, order.exponent),
          reason: rest.reason,
          agreed: rest.agreedAt !== null,
        }
      : null,
  }
}
