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

/** Why a pattern is none; `PREFIX`: it would read the codes of any product. */
export type WrongPattern =
  | 'LENGTH'
  | 'PREFIX'
  | 'CHARACTERS'
  | 'NUMBER'
  | 'MEASURE'
  | 'VERIFIER'
  | 'CHECK_DIGIT'

/** The units of weights on labels. */
export const labelUnits = ['kg', 'g', 'lb', 'oz'] as const
export type LabelUnit = (typeof labelUnits)[number]

/** The most digits of a weight or price. */
export const MOST_DIGITS = 6

const runsOf = (pattern: string, letter: string) => pattern.match(new RegExp(`${letter}+`, 'g')) ?? []

/** Finds what is wrong with a pattern. */
export function wrongPattern(pattern: string): WrongPattern | undefined {
  if (pattern.length !== LENGTH) return 'LENGTH'
  if (!/^[\dNMVC]*$/.test(pattern)) return 'CHARACTERS'
  if (!/^(2|0[24])/.test(pattern)) return 'PREFIX'
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

/** A label with the rule by which it was read. */
export type LabelBy<Rule> = ReadLabel & { rule: Rule }

/** Reads a scanned label by the first rule that it follows; undefined if it follows none, or if one of its digits is wrong. */
export function readLabel<Rule extends LabelRule>(
  scanned: string,
  rules: readonly Rule[],
): LabelBy<Rule> | undefined {
  if (!/^\d{12,13}$/.test(scanned)) return undefined
  // Codes of 12 digits (UPC-A) are those of 13 without the zero in front.
  const digits = scanned.padStart(LENGTH, '0')
  if (!hasCheckDigit(digits)) return undefined
  for (const rule of rules) {
    const read = readBy(rule, digits)
    if (read) return { ...read, rule }
  }
  return undefined
}

/** True if a label follows a rule but for the digit that verifies its weight or price. */
export const isUnverified = (scanned: string, rules: readonly LabelRule[]): boolean =>
  readLabel(
    scanned,
    rules.map(rule => ({ ...rule, pattern: rule.pattern.replace('V', 'N') })),
  ) !== undefined

/** True for a code that a shop gives out itself, for its labels: those of products never begin so. */
export const isOfShop = (code: string): boolean => /^0(2|0[24])/.test(code)

/** Writes a label as a scale prints it by a rule: for a product with this number, and with this weight or price. */
export function labelOf(
  { pattern }: Pick<LabelRule, 'pattern'>,
  amount: number,
  number = '123456789012',
): string {
  const size = (letter: string) => pattern.split(letter).length - 1
  const measure = String(amount).padStart(size('M'), '0')
  const digits = {
    N: [...number],
    M: [...measure],
    V: [String(size('V') ? verifierOf(measure) : '')],
  }
  const filled = [...pattern.slice(0, -1)]
    .map(sign => digits[sign as keyof typeof digits]?.shift() ?? sign)
    .join('')
  return `${filled}${checkDigitOf(filled)}`
}

/** The most minor units that an amount of the shop has. */
const MOST_MONEY = 2_147_483_647

/**
 * Returns the weight of a price, in thousandths of the priced unit: hu(price * pricedPer / unitPrice), where hu rounds half
 * up. Undefined if that weight has another price, by more than one minor unit: the label was printed with another unit price.
 */
export function weightOfPrice(
  price: number,
  { unitPrice, pricedPer }: { unitPrice: number; pricedPer: number },
): number | undefined {
  if (unitPrice <= 0 || price > MOST_MONEY) return undefined
  const weight = portion(price, pricedPer, unitPrice)
  return Math.abs(portion(unitPrice, weight, pricedPer) - price) <= 1 ? weight : undefined
}
