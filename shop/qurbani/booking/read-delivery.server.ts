import { readCharges } from '../../cart/charges.server.ts'
import { belowLeast } from '../../delivery/show-reach.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import { type Brought, broughtPrice, deliveryFee, isBrought } from '../delivery-fee.rules.ts'
import { book } from '../qurbani.contract.ts'

type Input = ParsedOf<typeof book>

/** Reads how a booking's shares reach its address; undefined if none of them is brought. */
export async function readDelivery(database: Shop['database'], input: Input, position: Position | undefined) {
  return input.shares.some(isBrought)
    ? readCharges(database, { ...input.address, delivered: true, position })
    : undefined
}

/**
 * Returns the delivery charge of a booking in minor units. Refuses an address that the shop does not deliver to, and shares
 * that are below the minimum order there.
 */
export function chargeDelivery(
  charges: Awaited<ReturnType<typeof readDelivery>>,
  shares: readonly Brought[],
) {
  if (!charges) return 0
  const { reach, currency, rules } = charges
  if (reach?.reach === 'TOO_FAR')
    return refuse(book, 'TOO_FAR', undefined, { 'address.address': m.delivery_too_far_field() })
  const below = belowLeast(reach?.zone, broughtPrice(shares), currency.exponent)
  if (below) return refuse(book, 'LEAST_ORDER', below)
  return deliveryFee(shares, rules.shippingBands)
}
