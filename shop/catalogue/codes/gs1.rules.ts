import { portion } from '../../lib/money.ts'
import { isOwnLabel, readOwnLabel } from './lot-label.rules.ts'

/** The data of a GS1 code, as far as a shop needs it: weights in thousandths of their unit, a price in `10 ** decimals` parts. */
export type Gs1 = {
  /** The code of the product: 14 digits. */
  code?: string
  /** The product of the shop's own label, which has no code. */
  productId?: number
  weight?: { thousandths: number; unit: 'kg' | 'lb' }
  price?: { amount: number; decimals: number }
  lot?: string
  /** Days such as 2026-12-31. */
  bestBefore?: string
  useBy?: string
}

/** The character that ends an element without a fixed length (FNC1), as scanners send it. Scanners that type cannot send it: they send a bar. */
const BETWEEN = /[\p{Cc}|]/u

/** The kind of code, which a scanner says before its data. */
const KIND = /^\](?:C1|e0|d2|Q[13]|J1)/

/** The lengths of elements that are always as long, by the first two digits of their identifier, which counts (GS1 General Specifications, section 7.8). */
const FIXED: Record<string, number> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries([11, 12, 13, 14, 15, 16, 17, 18, 19].map(ai => [ai, 8])),
  ...Object.fromEntries([31, 32, 33, 34, 35, 36].map(ai => [ai, 10])),
}

/** The identifiers that are read: two digits, or four of which the last is a number of decimals. */
const READ = /^(01|10|15|17|(?:310|320|392)(?=\d))(\d?)/

/** True for a text with elements of GS1: it says so, separates them, begins with the code of a product and has more, or is a label of the shop. */
export const isGs1 = (text: string): boolean =>
  KIND.test(text) ||
  /^\(\d{2,4}\)/.test(text) ||
  BETWEEN.test(text) ||
  /^01\d{14}./.test(text) ||
  isOwnLabel(text)

/** Splits a text into its elements, each with its identifier in front; undefined if one is cut short. */
function elementsOf(text: string): string[] | undefined {
  if (text.startsWith('('))
    return text
      .split('(')
      .slice(1)
      .map(element => element.replace(')', ''))
  const elements: string[] = []
  let rest = text.replace(KIND, '')
  while (rest) {
    const [upToEnd = ''] = rest.split(BETWEEN)
    const length = FIXED[rest.slice(0, 2)]
    if (length !== undefined && upToEnd.length < length) return undefined
    const element = length === undefined ? upToEnd : rest.slice(0, length)
    if (element) elements.push(element)
    rest = rest.slice(element.length)
    if (BETWEEN.test(rest.charAt(0))) rest = rest.slice(1)
  }
  return elements
}

/** Reads a day written as YYMMDD; day 00 is the last one of its month. Food has no days of the last century. */
function dayIn(digits: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  const isReal = Number(month) >= 1 && Number(month) <= 12 && Number(day) <= last
  return isReal ? `20${year}-${month}-${day === '00' ? last : day}` : undefined
}

const weightIn = (digits: string, decimals: number, unit: 'kg' | 'lb'): Gs1['weight'] =>
  /^\d{6}$/.test(digits) ? { thousandths: portion(Number(digits), 1000, 10 ** decimals), unit } : undefined

/** Reads the element of an identifier; undefined if its value is none. */
function elementIn(identifier: string, value: string, decimals: number): Partial<Gs1> | undefined {
  const whole = <Value>(name: keyof Gs1, read: Value | undefined) =>
    read === undefined ? undefined : { [name]: read }
  switch (identifier) {
    case '01':
      return whole('code', /^\d{14}$/.test(value) ? value : undefined)
    case '10':
      return whole('lot', /^[!-z]{1,20}$/.test(value) ? value : undefined)
    case '15':
      return whole('bestBefore', dayIn(value))
    case '17':
      return whole('useBy', dayIn(value))
    case '310':
      return whole('weight', weightIn(value, decimals, 'kg'))
    case '320':
      return whole('weight', weightIn(value, decimals, 'lb'))
    default:
      return whole('price', /^\d{1,15}$/.test(value) ? { amount: Number(value), decimals } : undefined)
  }
}

/**
 * Reads the elements of a GS1 code: product (01), lot (10), best before (15), use by (17), net weight (310n, 320n) and price (392n). Others
 * are passed over. Undefined if an element is cut short or has a value that it cannot have. A label of the shop for a lot says its product
 * and the lot.
 */
export function readGs1(text: string): Gs1 | undefined {
  const own = text.replace(KIND, '')
  if (isOwnLabel(own)) return readOwnLabel(own)
  const read: Gs1 = {}
  for (const element of elementsOf(text) ?? ['01']) {
    const [all, identifier, decimal = ''] = READ.exec(element) ?? []
    if (all === undefined || identifier === undefined) continue
    const isMeasure = identifier.length === 3
    const value = element.slice(isMeasure ? all.length : identifier.length)
    const found = elementIn(identifier, value, isMeasure ? Number(decimal) : 0)
    if (!found) return undefined
    Object.assign(read, found)
  }
  return read
}
