import type { GuestDetails } from '../../cart/order-wishes.ts'
import { type AddressValues, noAddress } from '../../customers/address.rules.ts'
import type { Customer } from '../../customers/customer-fields.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** The values typed into the checkout form; untouched fields are absent. */
export type Typed = Partial<CheckoutValues>

type From = { country: string; profile: Customer | undefined; guest: GuestDetails | undefined; typed: Typed }

/**
 * Returns the values that the checkout form shows: typed ones, else those of the "Hello Guest" form, else the account's. An
 * address is one unit: if a part of it was typed, nothing of the account's address is mixed in.
 */
export function checkoutValues({ country, profile, guest, typed }: From): CheckoutValues {
  const blank = { ...noAddress, country }
  const { firstName = '', lastName = '', email = '', phone1 = '' } = profile ?? {}
  return {
    ...blank,
    ...(touchesAddress(typed) ? {} : shippingOf(profile)),
    sameAddress: true,
    billing: blank,
    ...billingOf(profile),
    notes: '',
    texts: false,
    paymentMethod: 'CASH',
    ageConfirmed: 0,
    firstName,
    lastName,
    email,
    phone1,
    ...guest,
    ...typed,
  }
}

const parts = Object.keys(noAddress) as (keyof AddressValues)[]
const touchesAddress = (typed: Typed) => parts.some(part => part in typed)

/** Returns the rest of a displayed address when a part of it changes: from then on all of it counts as typed. */
export function wholeAddress(values: CheckoutValues, change: Typed): Partial<AddressValues> {
  return touchesAddress(change) ? Object.fromEntries(parts.map(part => [part, values[part]])) : {}
}

function shippingOf(profile: Customer | undefined): Partial<AddressValues> {
  if (!profile?.address) return {}
  const { address, city, stateProvince, country, postalCode } = profile
  return {
    address,
    city: city ?? '',
    stateProvince: stateProvince ?? '',
    country: country ?? '',
    postalCode: postalCode ?? '',
  }
}

/** Returns the account's own billing address, which unticks "the same"; nothing if it has none. */
function billingOf(profile: Customer | undefined): Pick<Typed, 'sameAddress' | 'billing'> {
  if (!profile?.billingAddress) return {}
  return {
    sameAddress: false,
    billing: {
      address: profile.billingAddress,
      city: profile.billingCity ?? '',
      stateProvince: profile.billingStateProvince ?? '',
      country: profile.billingCountry ?? '',
      postalCode: profile.billingPostalCode ?? '',
    },
  }
}
