import { convert } from '../../catalogue/unit-sizes.ts'
import { readNumber } from '../../lib/read-number.ts'

const part = /^([\d.,\s]+)([a-z]*)$/i

/**
 * Reads a weight as a picker types it, in the unit of the price: "5.37", "2430 g", and with the tare "5.5 lb - 60 g". Returns
 * undefined if it is none, not above 0, or in a unit that measures something else. To the thousandth.
 */
export function weightIn(typed: string, unit: string): number | undefined {
  const [gross = '', tare, ...more] = typed.trim().split(/[-−–]/)
  if (more.length > 0) return undefined
  const weighed = amountIn(gross, unit)
  const empty = tare === undefined ? 0 : amountIn(tare, unit)
  if (weighed === undefined || empty === undefined) return undefined
  const net = Math.round((weighed - empty) * 1000) / 1000
  return net > 0 ? net : undefined
}

function amountIn(typed: string, unit: string): number | undefined {
  const [, digits = '', named = ''] = part.exec(typed.trim()) ?? []
  const amount = readNumber(digits)
  if (!(amount >= 0)) return undefined
  return named ? convert(amount, named, unit) : amount
}
