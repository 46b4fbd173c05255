const LONGEST = 100
const MOST_WORDS = 8

/** What is searched for: NUL cannot be stored, and nobody means more than 100 characters. */
export const cleanTerm = (term: string) =>
  [...term.replaceAll('\0', ' ').toLowerCase().trim()].slice(0, LONGEST).join('')

/** The words of a clean term, at most eight: letters and digits; "1.5" is one. */
export const wordsOf = (term: string): string[] =>
  (term.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/** What may stand for a word: lexemes that products have, with how many have each; the best last known first. */
export type Choice = { lexeme: string; products: number }

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A text query of PostgreSQL for products that have one choice of each word, or of any word. */
export const queryOf = (words: readonly (readonly Choice[])[], by: 'all' | 'any' = 'all'): string =>
  words
    .map(choices => `(${choices.map(({ lexeme }) => quoted(lexeme)).join(' | ')})`)
    .join(by === 'all' ? ' & ' : ' | ')

/** Names a price's class; as `price_class` in the database. */
export function priceClass(minor: number): number {
  const bits = minor.toString(2)
  return minor < 2 ? minor : 2 * bits.length + Number(bits[1])
}

/** The part of a query that leaves out what is not of a category (-1: all) or clearly dearer than `atMost` minor units. */
export function filterKeys(category: number, atMost: number | undefined): string {
  const prices = Array.from({ length: priceClass(atMost ?? 0) + 1 }, (_, place) => `'=p${place}'`)
  return (
    (category === -1 ? '' : ` & '=c${category}'`) + (atMost === undefined ? '' : ` & (${prices.join(' | ')})`)
  )
}

/** The sample in which about `expected` matches become three quarters to one and a half times `most`; 0 is everything. */
export const sampleFor = (expected: number, most: number): number =>
  Math.max(0, Math.min(20, Math.floor(Math.log2(expected / (0.75 * most)))))

/**
 * How many of `all` products may have every word, when each is had by so many: between those that have the rarest one and what
 * chance would leave of them, as words of one name go together; a quarter of the former for each further word at least.
 */
export function expectedOf(having: readonly number[], all: number): number {
  const rarest = Math.min(...having)
  const byChance = having.reduce((left, count) => left * Math.min(1, count / all), all)
  return Math.max(rarest / 4 ** (having.length - 1), Math.sqrt(rarest * byChance))
}
