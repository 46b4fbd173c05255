import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns a phone number in international form (E.164), such as `+923001234567`; undefined if it cannot be read. A number
 * without a country code belongs to `country`, an ISO code.
 */
export function internationalNumber(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
