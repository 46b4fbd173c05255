import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number in international form (E.164), as in `+923001234567`; nothing where it cannot be read. One without a country
 * belongs to `country`, an ISO code.
 */
export function internationalNumber(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
