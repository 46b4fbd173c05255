import { plainName } from '../../lib/plain-name.ts'

/**
 * One way to read a typed address: `skipped` words of a street, then the name of a town, then words that say which one
 * (state, country). If nothing follows the name, it may be incomplete.
 */
export type Reading = { skipped: number; town: string; upto: string; rest: string[] }

/** The most words that are read: towns have fewer, and come last. */
const MOST_WORDS = 12
/** Spellings of a country, with the code to search for. */
const shortNames = new Map(Object.entries({ usa: 'us', america: 'us', uk: 'gb', britain: 'gb', uae: 'ae' }))
/** Returns the code of a country for its short name; other words stay unchanged. */
export const countryWord = (word: string): string => shortNames.get(word) ?? word
/** Words that do not identify a town. */
const kinds = ['city', 'county', 'district', 'division', 'province', 'state', 'of', 'the']

/** Sorts after any continuation of a plain name. */
const LAST = '\u{10ffff}'
/** Sorts after a space, but before letters and digits. */
const AFTER_SPACE = '!'

/** Returns the last words of a text, normalized like names in searches. */
export function wordsOf(text: string): string[] {
  // The end of a very long text is enough, as no name has that many words.
  const words = plainName(text.slice(-600)).split(' ')
  return words.filter(word => word !== '').slice(-MOST_WORDS)
}

const followed = (words: readonly string[]): string[] =>
  words.filter(word => !/\d/.test(word) && !kinds.includes(word)).map(countryWord)

/**
 * Returns the end of the range of names to search; longer names are included if the person may still be typing, or has named
 * the state or country.
 */
function goesOn(town: string, skipped: number, last: boolean, rest: readonly string[]): string {
  // A single letter is too short for a search by prefix.
  if (skipped === 0 && last && town.length > 1) return LAST
  return skipped === 0 || rest.length > 0 ? AFTER_SPACE : ' '
}

/**
 * Returns the ways to read the words of an address, best first: the longest name of a town, then state and country. With
 * `skipping`, the words before it may be a street.
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
