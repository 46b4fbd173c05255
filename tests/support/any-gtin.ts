import fc from 'fast-check'
import { checkDigitOf } from '../../shop/catalogue/codes/gtin.rules.ts'

/** Any code of a product, of each length, with its check digit. */
export const anyGtin = fc
  .constantFrom(7, 11, 12, 13)
  .chain(length => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`)))
  .map(digits => `${digits}${checkDigitOf(digits)}`)

let turn = 0
/** Returns a code that no other product of a test has. */
export function newCode(): string {
  turn += 1
  const digits = `400638${String(turn).padStart(6, '0')}`
  return `${digits}${checkDigitOf(digits)}`
}

/** All digits with a single wrong one, at each place each other digit. */
export const wrongDigits = (digits: string): string[] =>
  [...digits].flatMap((right, at) =>
    [...'0123456789']
      .filter(digit => digit !== right)
      .map(digit => `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`),
  )
