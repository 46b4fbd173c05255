/** The zeros of the digits that people write besides 0 to 9: Arabic, Persian and Urdu, Hindi, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6]

const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९০-৯]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => zero <= code) ?? code))
  })

/**
 * Reads a number as people and other programs write it: `450.5`, `.5`, `12,50`, `1,299.00`, `1.299,00`, `1 299`, `١٢٫٥`.
 * NaN if it is none, or if it can be read in two ways: `1,500` may be 1.5 or 1500.
 */
export function readNumber(text: string): number {
  const written = withPlainDigits(text.trim())
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[’٬]/g, "'")
  const negative = /^[-−]/.test(written)
  const size = readSize(negative ? written.slice(1).trimStart() : written)
  return negative ? -size : size
}

/** Reads a number without its sign. */
function readSize(written: string): number {
  // This sign only ever begins decimals.
  if (written.includes('٫')) return readParts(written.replaceAll("'", '').split('٫'))
  const signs = written.replaceAll(/\d/g, '')
  if (signs.length <= 1 && signs !== ' ' && signs !== "'") {
    const isInTwoWays = signs === ',' && /^[1-9]\d{0,2},\d{3}$/.test(written)
    return isInTwoWays ? Number.NaN : readParts(written.split(/[.,]/))
  }
  const last = signs.at(-1) ?? ''
  const group = signs[0] ?? ''
  const hasDecimals = last !== group && (last === '.' || last === ',')
  const groups = hasDecimals ? written.slice(0, written.lastIndexOf(last)) : written
  const decimals = hasDecimals ? written.slice(written.lastIndexOf(last) + 1) : ''
  const isGrouped =
    groups.split(group).every(isGroup) && [...groups.replaceAll(/\d/g, '')].every(sign => sign === group)
  return isGrouped ? readParts([groups.replaceAll(group, ''), decimals]) : Number.NaN
}

/** True for a group of digits: three, in front fewer, and in India two in the middle. */
const isGroup = (digits: string, at: number, { length }: readonly string[]): boolean =>
  at === 0 ? /^\d{1,3}$/.test(digits) : (at === length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(digits)

/** Reads a whole part and decimals; one of them may be empty. */
function readParts([whole = '', decimals = '', ...more]: string[]): number {
  const isNumber = /^\d{0,12}$/.test(whole) && /^\d*$/.test(decimals) && whole + decimals !== ''
  return isNumber && more.length === 0 ? Number(`${whole || 0}.${decimals || 0}`) : Number.NaN
}

/** Signs around an amount: those and short names of currencies, and the dash of `450/-`. */
const before = /^(?:\p{Sc}|\p{L}{1,3}\.?(?!\p{L})|\s)+/u
const after = /(?:\p{Sc}|(?<!\p{L})\p{L}{1,3}\.?|\s|\/-)+$/u

/**
 * Reads an amount of money, with or without the sign of its currency. NaN if it is none or can be read in two ways; an amount
 * with more decimals than the currency has (`exponent`) is none: `1.299` may be 1299. Without `exponent`, the caller checks them.
 */
export function readAmount(text: string, exponent?: number): number {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? []
  const bare = rest.replace(before, '').replace(after, '')
  const decimals = /[.,٫](\p{Nd}*)$/u.exec(bare)?.[1] ?? ''
  const amount = readNumber(minus + bare)
  if (exponent === undefined) return amount
  const inTwoWays = exponent < 3 && decimals.length === 3 && bare.match(/[.,]/g)?.length === 1
  // A currency without minor units has no decimals: the sign can only end a thousand.
  if (inTwoWays) return exponent ? Number.NaN : readNumber(minus + bare.replace(/[.,]/, ''))
  return Number(amount.toFixed(exponent)) === amount ? amount : Number.NaN
}
