/** Syllables that are said as they are written and mistaken for no other. */
const heads = 'bdfgklmnprstvz'
const tails = 'aeiou'
const SYLLABLES = 3
/** How many different codes there can be. */
export const CODES = (heads.length * tails.length) ** SYLLABLES * 90

/** A code to be said aloud, such as `TABIKO-42`, made from a number (0 to `CODES` - 1). */
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

/** What a code may be: letters, digits and dashes, 4 to 20 of them, a letter among them. Never mistaken for an e-mail. */
export const isCode = (code: string): boolean => /^[\p{L}\p{N}-]{4,20}$/u.test(code) && /\p{L}/u.test(code)

/** A code as it is kept: in capitals, without what surrounds it. Another spelling of it is the same code. */
export const asCode = (typed: string): string => typed.trim().toUpperCase()
