import type { CartLine } from '../../cart/cart-lines.ts'
import type { Fulfilment } from '../../cart/order-wishes.ts'
import { sentWish } from '../../cart/product-wishes.ts'
import { sendOnce } from '../../send-once.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** The prices that the shopper saw when pressing the button: per line, and in all. */
export type Seen = { lines: readonly { effectivePrice: number }[]; total: number }

type Order = {
  values: CheckoutValues
  lines: readonly CartLine[]
  seen: Seen
  currency: string
  fulfilment: Fulfilment & { slotId?: number; branchId?: number }
  representative: string
}

/** Builds the body of the request. */
function bodyOf({ values, lines, seen, currency, fulfilment, representative }: Order) {
  const { firstName, lastName, email, phone1, address, city, stateProvince, country, postalCode } = values
  const delivered = fulfilment.pickupType === 'DELIVERY'
  return {
    customer: { firstName, lastName, email, phone1 },
    orders: {
      ...fulfilment,
      ...(delivered ? { address, city, stateProvince, country, postalCode } : {}),
      ...(delivered && !values.sameAddress ? { billingAddress: values.billing } : {}),
      ...(representative.trim() ? { representative: representative.trim() } : {}),
      notes: values.notes,
      ...(values.texts ? { sendSmsFlag: true } : {}),
      paymentMethod: values.paymentMethod,
      ...(values.ageConfirmed ? { ageConfirmed: values.ageConfirmed } : {}),
      grandTotal: seen.total,
      currency,
    },
    orderItems: lines.map((line, index) => ({
      ...{ ...line, ...sentWish(line.productId) },
      seenPrice: seen.lines[index]?.effectivePrice,
    })),
  }
}

/** Sends the order; sending it again after a failure never places it twice. */
export const placeOrder = (order: Order) => sendOnce('POST /orders/save', bodyOf(order))
