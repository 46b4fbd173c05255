import type { Group } from './certified-options.rules.ts'

const LONGEST = 100
const MOST_WORDS = 8

/** Cleans a search term: NUL cannot be stored, and more than 100 characters are never needed. */
export const cleanTerm = (term: string) =>
  [...term.replaceAll('\0', ' ').toLowerCase().trim()].slice(0, LONGEST).join('')

/** Returns the words of a clean term, at most eight: letters and digits; "1.5" is one. */
export const wordsOf = (term: string): string[] =>
  (term.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/** A choice for a word: a lexeme that products have, with the number of products. The best choices come first. */
export type Choice = { lexeme: string; products: number }

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Returns a PostgreSQL text query for products that have one choice of each word, or of any word. */
export const queryOf = (words: readonly (readonly Choice[])[], by: 'all' | 'any' = 'all'): string =>
  words
    .map(choices => `(${choices.map(({ lexeme }) => quoted(lexeme)).join(' | ')})`)
    .join(by === 'all' ? ' & ' : ' | ')

/** Returns the class of a price; the same as `price_class` in the database. */
export function priceClass(minor: number): number {
  const bits = minor.toString(2)
  return minor < 2 ? minor : 2 * bits.length + Number(bits[1])
}

/**
 * Returns the part of a query that excludes products of other categories (-1: all) or clearly more expensive than `atMost`
 * minor units.
 */
export function filterKeys(category: number, atMost: number | undefined): string {
  const prices = Array.from({ length: priceClass(atMost ?? 0) + 1 }, (_, place) => `'=p${place}'`)
  return (
    (category === -1 ? '' : ` & '=c${category}'`) + (atMost === undefined ? '' : ` & (${prices.join(' | ')})`)
  )
}

/** Returns the part of a query for products of each group; the same for products without words. */
export const groupKeys = (groups: readonly Group[]): string =>
  groups
    .map(({ keys, categories }) => [...keys.map(quoted), ...categories.map(id => `'=c${id}'`)])
    .map(words => `(${words.join(' | ')})`)
    .join(' & ')

/**
 * Returns the sample in which about `expected` matches become three quarters to one and a half times `most`; 0 is
 * everything.
 */
export const sampleFor = (expected: number, most: number): number =>
  Math.max(0, Math.min(20, Math.floor(Math.log2(expected / (0.75 * most)))))

/**
 * Estimates how many of `all` products have every word, from the number that has each: between the products with the rarest
 * word and what chance would leave of them, as words of one name go together; at least a quarter of the former for each
 * further word.
 */
export function expectedOf(having: readonly number[], all: number): number {
  const rarest = Math.min(...having)
  const byChance = having.reduce((left, count) => left * Math.min(1, count / all), all)
  return Math.max(rarest / 4 ** (having.length - 1), Math.sqrt(rarest * byChance))
}
