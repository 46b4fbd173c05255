import { isWholeAddress } from '../customers/whole-address.ts'
import type { TypedAddress } from '../delivery/reach.rules.ts'
import { useRested } from '../ui/use-rested.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** Waited after a change of the address before the shop is asked what delivery costs there, in milliseconds. */
const RESTS = 400

/** Where an order goes, as the cart is priced by it: country and state, and the address once it is whole; nowhere for pickup. */
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
