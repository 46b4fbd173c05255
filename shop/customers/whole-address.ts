import { type AddressValues, checkAddress } from './address.rules.ts'

/** True if an address is complete: it can be delivered to, and its zone can be found. */
export const isWholeAddress = (values: AddressValues): boolean =>
  Object.keys(checkAddress(values, '')).length === 0
