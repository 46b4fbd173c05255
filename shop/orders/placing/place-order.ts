import { send } from '../../api.ts'
import type { CartLine } from '../../cart/cart-lines.ts'
import type { Fulfilment } from '../../cart/order-wishes.ts'
import { tabStorage } from '../../lib/browser-storage.ts'
import { newKey } from '../../lib/repeat-key.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** The prices that the shopper saw when pressing the button: per line, and in all. */
export type Seen = { lines: readonly { effectivePrice: number }[]; total: number }

type Order = {
  values: CheckoutValues
  lines: readonly CartLine[]
  seen: Seen
  currency: string
  fulfilment: Fulfilment
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
      paymentMethod: values.paymentMethod,
      grandTotal: seen.total,
      currency,
    },
    orderItems: lines.map((line, index) => ({ ...line, seenPrice: seen.lines[index]?.effectivePrice })),
  }
}

const KEY = 'unansweredOrder'

/** Returns a short hash of a text (FNV-1a, twice): it recognises the same order without storing its content. */
function fingerprint(text: string): string {
  const round = (seed: number) => {
    let hash = seed
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16)
  }
  return round(0x811c9dc5) + round(0x1b873593)
}

function readUnanswered(): { print: string; key: string } | undefined {
  const [print, key] = (tabStorage.get(KEY) ?? '').split(' ')
  return print && key ? { print, key } : undefined
}

/** True if an order was sent and got no answer: sending it again is safe, and the only way to know. */
export const isUnanswered = () => readUnanswered() !== undefined

/**
 * Returns the idempotency key for this order: the same for a second click, a lost answer or a reload, a new one for another
 * order.
 */
function keyFor(print: string): string {
  const before = readUnanswered()
  if (before?.print === print) return before.key
  return newKey()
}

/** Sends the order; a retry after a failure never places it twice. */
export async function placeOrder(order: Order) {
  const body = bodyOf(order)
  const print = fingerprint(JSON.stringify(body))
  const key = keyFor(print)
  tabStorage.set(KEY, `${print} ${key}`)
  const sent = await send('POST /orders/save', body, { key })
  if (sent.ok || sent.problem.type !== 'offline') tabStorage.remove(KEY)
  return sent
}
