import { clockAt } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import type { StaffSaleTimes } from './sale-times.fields.ts'

/** When a sale price begins to be charged, and when it ends; null: no clock decides it. */
export type SaleTimes = { saleFrom: Date | null; saleUntil: Date | null }

/** A product without times of a sale. */
export const noSaleTimes: SaleTimes = { saleFrom: null, saleUntil: null }

/** True if a clock decides when the sale price is charged. */
export const hasSaleTimes = ({ saleFrom, saleUntil }: { saleFrom: unknown; saleUntil: unknown }): boolean =>
  Boolean(saleFrom ?? saleUntil)

/** The times of a sale as staff see them, by the shop's clock. */
export const showSaleTimes = ({ saleFrom, saleUntil }: SaleTimes, timeZone: string): StaffSaleTimes => ({
  saleFrom: saleFrom && clockAt(saleFrom, timeZone),
  saleUntil: saleUntil && clockAt(saleUntil, timeZone),
})

/** Returns what is wrong with the times of a sale that are saved now, by field; `before`: as they were. Prices in minor units. */
export function wrongSaleTimes(
  { unitPrice, salePrice, saleFrom, saleUntil }: SaleTimes & { unitPrice: number; salePrice: number },
  before: SaleTimes | undefined,
  now: Date,
): Record<string, string> {
  if (!saleFrom && !saleUntil) return {}
  const wrong: Record<string, string> = {}
  const isNew = saleUntil?.getTime() !== before?.saleUntil?.getTime()
  if (saleFrom && saleUntil && saleFrom >= saleUntil) wrong.saleUntil = m.catalogue_sale_ends_early()
  else if (saleUntil && isNew && saleUntil <= now) wrong.saleUntil = m.catalogue_sale_is_over()
  if (salePrice >= unitPrice) wrong.salePrice = m.catalogue_sale_times_price()
  return wrong
}

/** Returns a row that was stored as JSON, such as one of the audit, with its moments. */
export const withMoments = <Row extends object>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      moments.has(name) && typeof value === 'string' ? [[name, new Date(value)]] : [],
    ),
  ),
})
const moments = new Set(['saleFrom', 'saleUntil', 'removedAt'])
