import { plainName } from '../lib/plain-name.ts'

/**
 * One way to read what was typed: `skipped` words of a street, then the name of a town, then words that say which one
 * (state, country). Where nothing follows the name, the name may go on.
 */
export type Reading = { skipped: number; town: string; upto: string; rest: string[] }

/** More words are not looked at: towns have fewer, and stand at the end. */
const MOST_WORDS = 12
/** What people write for a country; its code is looked for. */
const shortNames = new Map(Object.entries({ usa: 'us', america: 'us', uk: 'gb', britain: 'gb', uae: 'ae' }))
/** A word that may be a country's short name, as its code. */
export const countryWord = (word: string): string => shortNames.get(word) ?? word
/** Say nothing of which town it is. */
const kinds = ['city', 'county', 'district', 'division', 'province', 'state', 'of', 'the']

/** Sorts after whatever can follow a letter in a plain name. */
const LAST = '\u{10ffff}'
/** Sorts after a space, and before letters and digits. */
const AFTER_SPACE = '!'

/** The words of a text as names are searched, the last of them. */
export function wordsOf(text: string): string[] {
  // The end of something very long; a name of many words is none.
  const words = plainName(text.slice(-600)).split(' ')
  return words.filter(word => word !== '').slice(-MOST_WORDS)
}

const followed = (words: readonly string[]): string[] =>
  words.filter(word => !/\d/.test(word) && !kinds.includes(word)).map(countryWord)

/** What sorts after the names that are meant: also longer ones where somebody may still be typing, or said which one it is. */
function goesOn(town: string, skipped: number, last: boolean, rest: readonly string[]): string {
  // One letter is too little to say how a name begins.
  if (skipped === 0 && last && town.length > 1) return LAST
  return skipped === 0 || rest.length > 0 ? AFTER_SPACE : ' '
}

/**
 * The ways to read the words of an address, best first: as many as can be of the name of a town, then state and country. With
 * `skipping`, what stands before may be a street.
 */
export function readingsOf(words: readonly string[], skipping: boolean): Reading[] {
  const readings: Reading[] = []
  for (let skipped = 0; skipped < (skipping ? words.length : Math.min(1, words.length)); skipped += 1)
    for (let end = words.length; end > skipped; end -= 1) {
      const town = words.slice(skipped, end).join(' ')
      if (skipped > 0 && shortNames.has(town)) continue
      const rest = followed(words.slice(end))
      readings.push({ skipped, town, upto: town + goesOn(town, skipped, end === words.length, rest), rest })
    }
  return readings
}
