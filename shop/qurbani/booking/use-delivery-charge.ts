import { toDecimal, toMinor } from '../../lib/money.ts'
import type { CheckoutValues } from '../../orders/placing/checkout.rules.ts'
import { useDestination } from '../../orders/placing/use-destination.ts'
import { useCurrency } from '../../ui/money.tsx'
import { useCall } from '../../ui/use-call.ts'
import { deliveryFee } from '../delivery-fee.rules.ts'
import type { Offer } from '../qurbani.contract.ts'
import type { DraftShare } from './booking-draft.rules.ts'

/**
 * The delivery of the chosen shares to the typed address: what the shop says about the address, and the charge and the
 * amount missing for the minimum order, in decimals. `fee` is undefined until the shop has answered for a whole address.
 */
export function useDeliveryCharge(
  shares: readonly DraftShare[],
  offers: ReadonlyMap<number, Offer>,
  values: CheckoutValues,
) {
  const { exponent } = useCurrency()
  const brought = shares.filter(({ distribution }) => distribution === 'DELIVER')
  const to = useDestination(values, brought.length > 0)
  const asks = to.address !== undefined
  const { answer, late, retry } = useCall(
    'POST /deliveryZones/findByAddress',
    { ...to, address: to.address ?? '' },
    asks,
  )
  const reach = asks && !late ? answer : undefined
  const minor = (amount: number) => toMinor(amount, exponent)
  const priced = brought.map(share => ({ ...share, net: minor(offers.get(share.offerId)?.net ?? 0) }))
  const bands = reach?.shippingBands.map(({ from, fee }) => ({ from: minor(from), fee: minor(fee) }))
  const least = reach?.leastOrder ? minor(reach.leastOrder) : 0
  const sum = priced.reduce((all, { net }) => all + net, 0)
  return {
    reach,
    fee: brought.length === 0 ? 0 : bands && toDecimal(deliveryFee(priced, bands), exponent),
    missing: toDecimal(Math.max(0, least - sum), exponent),
    retry,
  }
}
