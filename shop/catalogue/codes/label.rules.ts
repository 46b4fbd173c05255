import { portion } from '../../lib/money.ts'
import { checkDigitOf, hasCheckDigit } from './gtin.rules.ts'

/** The digits of a label that a scale prints. */
const LENGTH = 13

/**
 * A rule for labels that a scale or a counter prints, whose codes have a weight or a price. `pattern` describes 13 digits: digits are
 * themselves, `N` is the number of the product, `M` the weight or price, `V` a digit that verifies it, `C` the check digit at the end.
 * `decimals`: the digits of the weight or price behind its point.
 */
export type LabelRule = { pattern: string; measure: 'WEIGHT' | 'PRICE'; decimals: number }

/** Why a pattern is none. */
export type WrongPattern = 'LENGTH' | 'CHARACTERS' | 'NUMBER' | 'MEASURE' | 'VERIFIER' | 'CHECK_DIGIT'

/** The most digits of a weight or price. */
const MOST_DIGITS = 6

const runsOf = (pattern: string, letter: string) => pattern.match(new RegExp(`${letter}+`, 'g')) ?? []

/** Finds what is wrong with a pattern. */
export function wrongPattern(pattern: string): WrongPattern | undefined {
  if (pattern.length !== LENGTH) return 'LENGTH'
  if (!/^[\dNMVC]*$/.test(pattern)) return 'CHARACTERS'
  if (pattern.indexOf('C') !== LENGTH - 1) return 'CHECK_DIGIT'
  if (runsOf(pattern, 'N').length !== 1) return 'NUMBER'
  const [measure = '', ...more] = runsOf(pattern, 'M')
  if (measure.length < 3 || measure.length > MOST_DIGITS || more.length) return 'MEASURE'
  const verifiers = runsOf(pattern, 'V').join('')
  const verified = measure.length === 4 || measure.length === 5
  return verifiers.length > 1 || (verifiers && !verified) ? 'VERIFIER' : undefined
}

/** The digits 0 to 9 as the verifier of GS1 weighs them: twice or five times, less or plus the tens. */
const WEIGHED = { twoLess: '0246891357', three: '0369258147', fiveLess: '0594837261', fivePlus: '0516273849' }
type Weighed = keyof typeof WEIGHED
const OF_FOUR: readonly Weighed[] = ['twoLess', 'twoLess', 'three', 'fiveLess']
const OF_FIVE: readonly Weighed[] = ['fivePlus', 'twoLess', 'fiveLess', 'fivePlus', 'twoLess']

/** Returns the digit that verifies a weight or price of four or five digits (GS1 General Specifications, section 7.9). */
export function verifierOf(digits: string): number {
  const sum = (ways: readonly Weighed[]) =>
    ways.reduce((all, way, at) => all + Number(WEIGHED[way][Number(digits[at])]), 0)
  if (digits.length === OF_FOUR.length) return (sum(OF_FOUR) * 3) % 10
  return WEIGHED.fiveLess.indexOf(String((10 - (sum(OF_FIVE) % 10)) % 10))
}

/** A label as a rule reads it. `code`: the code of its product, 14 digits with zeros for the weight or price. */
export type ReadLabel = { code: string; measure: 'WEIGHT' | 'PRICE'; amount: number; decimals: number }

/** Reads 13 digits by a rule; undefined if they do not follow it. */
function readBy({ pattern, measure, decimals }: LabelRule, digits: string): ReadLabel | undefined {
  const at = (letter: string) => [...digits].filter((_, index) => pattern[index] === letter).join('')
  if ([...pattern].some((sign, index) => /\d/.test(sign) && sign !== digits[index])) return undefined
  const verifier = at('V')
  if (verifier && verifierOf(at('M')) !== Number(verifier)) return undefined
  const zeros = [...digits].map((digit, index) => (/[MV]/.test(pattern[index] ?? '') ? '0' : digit)).join('')
  const ofProduct = zeros.slice(0, -1)
  return { code: `0${ofProduct}${checkDigitOf(ofProduct)}`, measure, amount: Number(at('M')), decimals }
}

/** Reads a scanned label by the first rule that it follows; undefined if it follows none, or if one of its digits is wrong. */
export function readLabel(scanned: string, rules: readonly LabelRule[]): ReadLabel | undefined {
  if (!/^\d{12,13}$/.test(scanned)) return undefined
  // Codes of 12 digits (UPC-A) are those of 13 without the zero in front.
  const digits = scanned.padStart(LENGTH, '0')
  if (!hasCheckDigit(digits)) return undefined
  return rules.map(rule => readBy(rule, digits)).find(read => read !== undefined)
}

/**
 * Returns the weight of a price, in thousandths of the priced unit: hu(price * pricedPer / unitPrice), where hu rounds half
 * up. Undefined if that weight has another price, by more than one minor unit: the label was printed with another unit price.
 */
export function weightOfPrice(
  price: number,
  { unitPrice, pricedPer }: { unitPrice: number; pricedPer: number },
): number | undefined {
  if (unitPrice <= 0) return undefined
  const weight = portion(price, pricedPer, unitPrice)
  return Math.abs(portion(unitPrice, weight, pricedPer) - price) <= 1 ? weight : undefined
}
