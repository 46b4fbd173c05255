import { readCharges } from '../../cart/charges.server.ts'
import { missingFor } from '../../delivery/reach.rules.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import { toDecimal } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import { type Brought, deliveryFee } from '../delivery-fee.rules.ts'
import { book } from '../qurbani.contract.ts'

type Input = ParsedOf<typeof book>

/** True if any of the shares is brought to the customer. */
export const isBrought = ({ shares }: Pick<Input, 'shares'>): boolean =>
  shares.some(({ distribution }) => distribution === 'DELIVER')

/** Reads how a booking's shares reach its address; undefined if none of them is brought. */
export async function readDelivery(database: Shop['database'], input: Input, position: Position | undefined) {
  return isBrought(input) ? readCharges(database, { ...input.address, delivered: true, position }) : undefined
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
  const brought = shares.filter(({ distribution }) => distribution === 'DELIVER')
  const lacking = missingFor(
    reach?.zone,
    brought.reduce((sum, { net }) => sum + net, 0),
  )
  if (reach?.zone && lacking)
    return refuse(book, 'LEAST_ORDER', {
      zoneName: reach.zone.zoneName,
      leastOrder: toDecimal(reach.zone.leastOrder ?? 0, currency.exponent),
      missing: toDecimal(lacking, currency.exponent),
    })
  return deliveryFee(brought, rules.shippingBands)
}
