/** The lengths of the codes on products: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS = [8, 12, 13, 14]
const LONGEST = 14

/** Returns the check digit of the digits before it: every other one counts three times, the last one first. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduceRight(
    (all, digit, at) => all + Number(digit) * ((digits.length - at) % 2 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** True if the last of these digits is the check digit of the others. */
export const hasCheckDigit = (digits: string): boolean =>
  checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))

/** Why a typed code is none: it has other characters or another length, or a digit is wrong. */
export type WrongCode = 'LENGTH' | 'DIGIT'

/**
 * Returns the code of a product as the shop stores it: 14 digits, with zeros in front of a shorter one. Spaces and hyphens between digits
 * do not count.
 */
export function gtinFrom(typed: string): { code: string } | { wrong: WrongCode } {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return { wrong: 'LENGTH' }
  return hasCheckDigit(digits) ? { code: digits.padStart(LONGEST, '0') } : { wrong: 'DIGIT' }
}

/** Writes a stored code as people read it on the product: without the zeros in front. */
export const shownCode = (code: string): string =>
  LENGTHS.map(length => code.slice(LONGEST - length)).find(
    shown => Number(code.slice(0, LONGEST - shown.length)) === 0,
  ) ?? code
