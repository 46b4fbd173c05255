import { mayEdit } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import { isUnpaid } from '../payment-states.rules.ts'

/**
 * The reasons why a customer cannot change an order: it is too late (the shop has begun, or the last moment for orders has passed), it
 * has ended, it is a Qurbani booking, or it is not paid for yet.
 */
export const fixedReasons = ['TOO_LATE', 'ENDED', 'BOOKING', 'UNPAID'] as const
export type FixedReason = (typeof fixedReasons)[number]

type Order = { orderStatus: string; orderType: string; paymentState: string }
type Item = { itemStatus: string; packedSteps: number | null; finalWeight: number | null }

/** True if the shop has begun with an order: it is printed, or a line is picked or weighed. */
const isBegun = ({ orderStatus }: Order, items: readonly Item[]): boolean =>
  orderStatus !== 'NEW' ||
  items.some(
    ({ itemStatus, packedSteps, finalWeight }) =>
      itemStatus === 'PICKED' || itemStatus === 'PACKED' || packedSteps !== null || finalWeight !== null,
  )

/**
 * Returns the reason why the customer of an order cannot change it now; undefined if they can. `orderBy`: the last moment for orders of
 * its window; an order without one can be changed until the shop begins with it.
 */
export function whyFixed(
  order: Order,
  items: readonly Item[],
  { orderBy, now }: { orderBy: Date | undefined; now: Date },
): FixedReason | undefined {
  if (isBooking(order.orderType)) return 'BOOKING'
  if (!mayEdit(order.orderStatus)) return 'ENDED'
  if (isBegun(order, items) || (orderBy && now >= orderBy)) return 'TOO_LATE'
  return isUnpaid(order.paymentState) ? 'UNPAID' : undefined
}

/** True if a customer can cancel an order that is fixed for this reason: also one that waits for its payment. */
export const mayCancel = (fixed: FixedReason | undefined): boolean =>
  fixed === undefined || fixed === 'UNPAID'
