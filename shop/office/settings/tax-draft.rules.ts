import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import type { ShownTax } from '../../settings/settings.contract.ts'
import { checkTaxes } from '../../settings/taxes.rules.ts'

/** A tax as its form holds it; `key` identifies rows while they are moved, including new ones. */
export type TaxDraft = {
  key: string
  taxId?: number
  taxName: string
  tax: string
  countryCode: string
  stateCode: string
}
/** The taxes as their form holds them. */
export type TaxesDraft = { taxes: TaxDraft[] }

/** The form values of the taxes. */
export const taxesDraftOf = (taxes: readonly ShownTax[]): TaxesDraft => ({
  taxes: taxes.map(({ taxId, taxName, tax, countryCode, stateCode }) => ({
    key: String(taxId),
    taxId,
    taxName,
    tax: String(tax),
    countryCode: countryCode ?? '',
    stateCode: stateCode ?? '',
  })),
})

/** A row for a new tax. */
export const newTax = (key: string): TaxDraft => ({
  key,
  taxName: '',
  tax: '',
  countryCode: '',
  stateCode: '',
})

/** The taxes as sent. */
export const taxesIn = ({ taxes }: TaxesDraft) =>
  taxes.map(({ taxId, taxName, tax, countryCode, stateCode }) => ({
    ...(taxId === undefined ? {} : { taxId }),
    taxName: taxName.trim(),
    tax: readNumber(tax),
    countryCode: countryCode || null,
    stateCode: stateCode || null,
  }))

/** The problems of the taxes, by field (`taxes.0.tax`). */
export const checkTaxesDraft = (draft: TaxesDraft): WrongFields => checkTaxes(taxesIn(draft))
