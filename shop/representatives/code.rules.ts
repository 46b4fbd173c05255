/** The sounds of syllables that are pronounced as written and cannot be confused with others. */
const heads = 'bdfgklmnprstvz'
const tails = 'aeiou'
const SYLLABLES = 3
/** The number of different codes. */
export const CODES = (heads.length * tails.length) ** SYLLABLES * 90

/** Returns a code that is easy to say aloud, such as `TABIKO-42`, made from a number (0 to `CODES` - 1). */
export function codeOf(number: number): string {
  let left = Math.floor(number / 90)
  let word = ''
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1) {
    word += heads[left % heads.length]
    left = Math.floor(left / heads.length)
    word += tails[left % tails.length]
    left = Math.floor(left / tails.length)
  }
  return `${word.toUpperCase()}-${10 + (number % 90)}`
}

/**
 * True for a valid code: letters, digits and dashes, 4 to 20 of them, with at least one letter. It cannot be confused with
 * an e-mail.
 */
export const isCode = (code: string): boolean => /^[\p{L}\p{N}-]{4,20}$/u.test(code) && /\p{L}/u.test(code)

/** Returns a code as it is stored: in capitals, without surrounding spaces. Another spelling of it is the same code. */
export const asCode = (typed: string): string => typed.trim().toUpperCase()
