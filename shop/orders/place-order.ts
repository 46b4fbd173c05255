import { send } from '../api.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import type { Fulfilment } from '../cart/order-wishes.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** What the shopper saw when pressing the button: per line, and in all. */
export type Seen = { lines: readonly { effectivePrice: number }[]; total: number }

type Order = {
  values: CheckoutValues
  lines: readonly CartLine[]
  seen: Seen
  fulfilment: Fulfilment
  representative: string
}

/** The order as the call wants it. */
function bodyOf({ values, lines, seen, fulfilment, representative }: Order) {
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
      grandTotal: seen.total,
    },
    orderItems: lines.map((line, index) => ({ ...line, seenPrice: seen.lines[index]?.effectivePrice })),
  }
}

let last: { body: string; key: string } | undefined

/** A key for this very order: the same for a second click or a try after a lost answer, a new one for another order. */
function keyFor(body: string): string {
  if (last?.body !== body) {
    const random = crypto.getRandomValues(new Uint8Array(16))
    last = { body, key: Array.from(random, byte => byte.toString(16).padStart(2, '0')).join('') }
  }
  return last.key
}

/** Sends the order; repeating it after a failure never places it twice. */
export function placeOrder(order: Order) {
  const body = bodyOf(order)
  return send('POST /orders/save', body, { key: keyFor(JSON.stringify(body)) })
}
