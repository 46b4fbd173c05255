import { m } from '../messages/m.ts'

/** A tax in a form: a rate in per cent, and the state of a country (ISO code) where it applies. */
export type WrittenTax = {
  taxName: string
  tax: number
  stateCode?: string | null | undefined
  countryCode?: string | null | undefined
}

/**
 * Returns the errors of a list of taxes, by field (`taxes.0.tax`): names are required, rates have at most two decimals, a
 * state occurs once.
 */
export function checkTaxes(taxes: readonly WrittenTax[]): Record<string, string> {
  const keyOf = ({ stateCode, countryCode }: WrittenTax) => stateCode && `${countryCode ?? ''} ${stateCode}`
  const wrong: Record<string, string> = {}
  for (const [at, each] of taxes.entries()) {
    const key = keyOf(each)
    if (!each.taxName.trim()) wrong[`taxes.${at}.taxName`] = m.settings_needed()
    if (!isRate(each.tax)) wrong[`taxes.${at}.tax`] = m.settings_rate_wrong()
    if (key && taxes.findIndex(other => keyOf(other) === key) < at)
      wrong[`taxes.${at}.stateCode`] = m.settings_state_twice()
    if (each.countryCode && !each.stateCode) wrong[`taxes.${at}.stateCode`] = m.settings_needed()
  }
  return wrong
}

/** True for a rate in per cent that whole basis points can hold. */
const isRate = (tax: number) => tax >= 0 && tax <= 100 && Number(tax.toFixed(2)) === tax
