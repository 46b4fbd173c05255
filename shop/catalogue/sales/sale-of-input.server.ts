import { momentOf } from '../../hours/openings.server.ts'
import { clockAt } from '../../lib/dates/dates.ts'
import { toMinor } from '../../lib/money.ts'
import type { Variety } from '../variants/changeable.rules.ts'
import { noSaleTimes, type SaleTimes, wrongSaleTimes } from './sale-times.rules.ts'

/** The clock and the currency of the shop that saves a sale. */
export type SaleClock = { timeZone: string; now: Date; exponent: number }

type Written = { saleFrom?: string | null | undefined; saleUntil?: string | null | undefined }

/** Returns a moment that was written with a time zone, or by the shop's clock; a clock that shows it twice leaves `stood` as it is. */
function momentIn(written: string, timeZone: string, stood: Date | null | undefined): Date {
  if (/(Z|[+-]\d\d:\d\d)$/.test(written)) return new Date(written)
  if (stood && clockAt(stood, timeZone) === written.slice(0, 16)) return stood
  const [hours = 0, minutes = 0] = written.slice(11, 16).split(':').map(Number)
  return momentOf(written.slice(0, 10), hours * 60 + minutes, timeZone)
}

/** Returns the times of a sale that an input sets; those that it omits stay. */
export const saleTimesOf = (input: Written, timeZone: string, before?: SaleTimes): Partial<SaleTimes> =>
  Object.fromEntries(
    (['saleFrom', 'saleUntil'] as const).flatMap(field => {
      const written = input[field]
      if (written === undefined) return []
      return [[field, written === null ? null : momentIn(written, timeZone, before?.[field])]]
    }),
  )

type Priced = Written & { unitPrice: number; salePrice?: number | null | undefined }
type Before = SaleTimes & Variety & { salePrice: number }

/**
 * Returns the columns of the times that an input sets, and what is wrong with them, by field. A product with variants has none of its own.
 */
export function saleOfInput(
  input: Priced,
  { timeZone, now, exponent }: SaleClock,
  before?: Before,
): { columns: Partial<SaleTimes>; wrong: Record<string, string> } {
  if (before?.variantOptions) return { columns: {}, wrong: {} }
  const columns = saleTimesOf(input, timeZone, before)
  const unitPrice = toMinor(input.unitPrice, exponent)
  const salePrice =
    input.salePrice === undefined
      ? (before?.salePrice ?? unitPrice)
      : toMinor(input.salePrice ?? input.unitPrice, exponent)
  const { saleFrom, saleUntil } = { ...(before ?? noSaleTimes), ...columns }
  return { columns, wrong: wrongSaleTimes({ unitPrice, salePrice, saleFrom, saleUntil }, before, now) }
}
