import { convert } from '../../catalogue/unit-sizes.ts'
import { readNumber } from '../../lib/read-number.ts'

const part = /^([\d.,\s]+)([a-z]*)$/i

/**
 * Reads a weight as a picker types it, in the unit of the price: "5.37", "2430 g", less the tare "5.5 lb - 60 g", and of pieces weighed
 * one after the other "2.123 + 2.05". Returns undefined if it is none, not above 0, or in a unit that measures something else. To the
 * thousandth.
 */
export function weightIn(typed: string, unit: string): number | undefined {
  // The signs are at the odd places.
  const parts = typed.split(/([-−–+])/)
  const amounts = parts.map((text, at) => {
    if (at % 2 === 1) return 0
    const amount = amountIn(text, unit)
    const isAdded = at === 0 || parts[at - 1] === '+'
    return amount === undefined || isAdded ? amount : -amount
  })
  if (amounts.includes(undefined)) return undefined
  const net = Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 1000) / 1000
  return net > 0 ? net : undefined
}

function amountIn(typed: string, unit: string): number | undefined {
  const [, digits = '', named = ''] = part.exec(typed.trim()) ?? []
  const amount = readNumber(digits)
  if (!(amount >= 0)) return undefined
  return named ? convert(amount, named, unit) : amount
}
