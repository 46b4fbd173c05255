import { asc } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { taxes } from './settings.tables.server.ts'

/** A tax; `basisPoints` are hundredths of a per cent. */
export type TaxRow = {
  taxId: number
  taxName: string
  basisPoints: number
  stateCode: string | null
  countryCode: string | null
}

/** Reads all taxes in order. */
export const readTaxes: (database: Database) => Promise<TaxRow[]> = prepareQuery('taxes', database =>
  database
    .select({
      taxId: taxes.taxId,
      taxName: taxes.taxName,
      basisPoints: taxes.basisPoints,
      stateCode: taxes.stateCode,
      countryCode: taxes.countryCode,
    })
    .from(taxes)
    .orderBy(asc(taxes.position), asc(taxes.taxId)),
)

/** Returns the tax of a destination: the one that names its state, else the first entry (spec section 9). */
export function taxFor(
  rows: readonly TaxRow[],
  at: { stateCode: string; countryCode: string } | undefined,
): TaxRow | undefined {
  const own = rows.find(
    row =>
      row.stateCode !== null &&
      row.stateCode === at?.stateCode &&
      (row.countryCode === null || row.countryCode === at.countryCode),
  )
  return own ?? rows[0]
}

/** Converts a tax to the API's form, in per cent. */
export const showTax = ({ basisPoints, ...row }: TaxRow) => ({ ...row, tax: basisPoints / 100 })
