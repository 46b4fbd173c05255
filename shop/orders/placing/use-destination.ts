import { isWholeAddress } from '../../customers/whole-address.ts'
import { useDeliverTo } from '../../delivery/deliver-to.ts'
import type { TypedAddress } from '../../delivery/zone-names.rules.ts'
import { useRested } from '../../ui/use-rested.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** The debounce after a change of the address, before the request for the delivery charge, in milliseconds. */
const RESTS = 400

/**
 * Returns the destination by which the cart is priced: country and state, and the address once it is complete; empty for
 * pickup.
 */
export function useDestination(values: CheckoutValues, delivered: boolean): TypedAddress {
  const { address, city, stateProvince, country, postalCode } = values
  const typed = JSON.stringify({
    country,
    stateProvince,
    ...(isWholeAddress(values) ? { address, city, postalCode } : {}),
  })
  const rested = useRested(typed, RESTS)
  return delivered ? JSON.parse(rested) : {}
}

/** As `useDestination`; until an address is typed, it is the place that was asked for in the cart, whose charge was shown there. */
export function useFirstDestination(values: CheckoutValues, delivered: boolean) {
  const typed = useDestination(values, delivered)
  const address = useDeliverTo()
  const isFirst = delivered && address !== '' && !typed.address && !typed.stateProvince
  return { destination: isFirst ? { address } : typed, isFirst }
}
