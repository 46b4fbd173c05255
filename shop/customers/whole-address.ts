import { type AddressValues, checkAddress } from './address.rules.ts'

/** Whether nothing is missing of an address: goods can be sent there, and its zone can be found. */
export const isWholeAddress = (values: AddressValues): boolean =>
  Object.keys(checkAddress(values, '')).length === 0
