/**
 * Money is an integer number of minor units of the shop's one currency (paisa, cents); decimals exist only at the edge.
 * `exponent` is the ISO 4217 number of decimals.
 */
export type Currency = { code: string; exponent: number; locale: string }

/** Converts minor units to the decimal number that the API shows: 45050 becomes 450.5. */
export function toDecimal(minor: number, exponent: number): number {
  return Number((minor / 10 ** exponent).toFixed(exponent))
}

/** Converts a decimal amount to minor units, rounded half up. */
export function toMinor(decimal: number, exponent: number): number {
  return roundHalfUp(Number(`${decimal}e${exponent}`))
}

/** Rounds to a whole number, halves away from zero. */
export function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** `amount * numerator / denominator` in whole minor units, half up, exact for any safe integers. */
export function portion(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const doubled = product * 2n + BigInt(denominator)
  return Number(doubled / (BigInt(denominator) * 2n))
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a decimal amount for people: "Rs 450.00". Always two decimals (spec section 9), three if the currency has them, none
 * if it has no minor units; with the narrow symbol.
 */
export function showMoney(decimal: number, { locale, code, exponent }: Currency): string {
  const key = `${locale} ${code}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exponent && 2,
    })
    formatters.set(key, formatter)
  }
  return formatter.format(decimal)
}
