import { toDecimal, toMinor } from '../../lib/money.ts'
import type { CheckoutValues } from '../../orders/placing/checkout.rules.ts'
import { useDestination } from '../../orders/placing/use-destination.ts'
import { useCurrency } from '../../ui/money.tsx'
import { useCall } from '../../ui/use-call.ts'
import { broughtPrice, deliveryFee } from '../delivery-fee.rules.ts'
import type { Offer } from '../qurbani.contract.ts'
import type { DraftShare } from './booking-draft.rules.ts'

/**
 * The delivery of the chosen shares to the typed address: what the shop says about the address, and the charge and the
 * amount missing for the minimum order, in decimals. `fee` is undefined until the shop has answered for a whole address.
 */
export function useDeliveryCharge(
  shares: readonly DraftShare[],
  offers: ReadonlyMap<number, Offer>,
  { values, delivered }: { values: CheckoutValues; delivered: boolean },
) {
  const { exponent } = useCurrency()
  const to = useDestination(values, delivered)
  const asks = to.address !== undefined
  const { answer, late, retry } = useCall(
    'POST /deliveryZones/findByAddress',
    { ...to, address: to.address ?? '' },
    asks,
  )
  const reach = asks && !late ? answer : undefined
  const minor = (amount: number) => toMinor(amount, exponent)
  const priced = shares.map(share => ({ ...share, net: minor(offers.get(share.offerId)?.net ?? 0) }))
  const bands = reach?.shippingBands.map(({ from, fee }) => ({ from: minor(from), fee: minor(fee) }))
  const least = reach?.leastOrder ? minor(reach.leastOrder) : 0
  return {
    reach,
    fee: !delivered ? 0 : bands && toDecimal(deliveryFee(priced, bands), exponent),
    missing: toDecimal(Math.max(0, least - broughtPrice(priced)), exponent),
    retry,
  }
}
