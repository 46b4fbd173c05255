import { toQuantity, toSteps } from '../../lib/quantity.ts'
import { readNumber } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'
import { gtinFrom, shownCode } from './gtin.rules.ts'

/** The most codes of a product. */
export const MOST_CODES = 20

/** A code of a product as calls have it; `quantity` is how much of the product such a package has, in its units. */
export type WrittenCode = { code: string; quantity?: number | undefined }

/** A code of a product as the shop stores it: 14 digits, and thousandths of its unit. */
export type StoredCode = { code: string; quantity: number }

/** The most of a product that a package has. */
const MOST = 100_000

const wrongWords = {
  DIGIT: m.catalogue_code_digit,
  LENGTH: m.catalogue_code_length,
  SHORTENED: m.catalogue_code_shortened,
}

/** True for a code that a spreadsheet took for a number: it rounded it (8.41E+12), or dropped the zeros in front. */
const isShortened = (code: string): boolean =>
  /^\d([.,]\d+)?e\+?\d+$/i.test(code) || (/^\d{7}(\d{4})?$/.test(code) && 'code' in gtinFrom(`0${code}`))

/** Says what is wrong with codes: a digit, a quantity, or one that is there twice. */
export function wrongCodes(codes: readonly WrittenCode[]): string | undefined {
  const seen = new Set<string>()
  for (const { code, quantity = 1 } of codes) {
    const read = gtinFrom(code)
    if ('wrong' in read) return wrongWords[isShortened(code) ? 'SHORTENED' : read.wrong]({ code })
    if (seen.has(read.code)) return m.catalogue_code_twice({ code })
    seen.add(read.code)
    if (quantity > MOST || !toSteps(quantity, 1)) return m.catalogue_code_quantity({ code, most: MOST })
  }
  return undefined
}

/** Returns codes as the shop stores them; `wrongCodes` has found nothing wrong with them. */
export const storedCodes = (codes: readonly WrittenCode[]): StoredCode[] =>
  codes.flatMap(({ code, quantity = 1 }) => {
    const read = gtinFrom(code)
    return 'wrong' in read ? [] : [{ code: read.code, quantity: toSteps(quantity, 1) ?? 0 }]
  })

/** Shows stored codes as they are on the packages. */
export const showCodes = (codes: readonly StoredCode[]): Required<WrittenCode>[] =>
  codes.map(({ code, quantity }) => ({ code: shownCode(code), quantity: toQuantity(quantity, 1) }))

/** The ends of codes in a list: lines, semicolons, bars, and commas before the next code. */
const BETWEEN = /[\n;|]|,(?=\s*\d{8})/

/**
 * Reads codes as people type or scan them, or as other programs list them: one a line, and after an x how much of the product that package
 * has. Text between them counts as a code too, so that it can be found wrong; but not the apostrophe that keeps a cell a text.
 */
export const codesIn = (typed: string): WrittenCode[] =>
  typed.split(BETWEEN).flatMap(line => {
    const [, code = '', quantity] = /^'?(.*?)(?:\s*[x×*]\s*(\S+))?\s*$/i.exec(line.trim()) ?? []
    if (!code) return []
    return [{ code, quantity: quantity === undefined ? 1 : readNumber(quantity) }]
  })

/** Writes codes as `codesIn` reads them, in lines unless they are to stay in one. */
export const writtenCodes = (codes: readonly WrittenCode[], between = '\n'): string =>
  codes.map(({ code, quantity = 1 }) => (quantity === 1 ? code : `${code} × ${quantity}`)).join(between)
