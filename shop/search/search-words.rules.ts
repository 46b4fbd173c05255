import type { Group } from './certified-options.rules.ts'

const LONGEST = 100
const MOST_WORDS = 8

/** Cleans a search term: NUL cannot be stored, and more than 100 characters are never needed. */
export const cleanTerm = (term: string) =>
  [...term.replaceAll('\0', ' ').toLowerCase().trim()].slice(0, LONGEST).join('')

/** Returns the words of a clean term, at most eight: letters and digits; "1.5" is one. */
export const wordsOf = (term: string): string[] =>
  (term.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/** Returns the words of a term as staff store it for a synonym or a placed product, joined by one space. */
export const plainTerm = (text: string): string => wordsOf(cleanTerm(text)).join(' ')

/** A choice for a word: a lexeme that products have, with the number of products. The best choices come first. */
export type Choice = { lexeme: string; products: number }

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Something that products are to have, as a part of a PostgreSQL text query, and about how many of them have it. */
export type Meant = { query: string; products: number }

/** Products that have one of these choices. */
export const anyChoice = (choices: readonly Choice[]): Meant => ({
  query: `(${choices.map(({ lexeme }) => quoted(lexeme)).join(' | ')})`,
  products: choices.reduce((all, { products }) => all + products, 0),
})

/** Products that have all of these: as many as have the rarest. */
export const allOf = (parts: readonly Meant[]): Meant =>
  parts.length === 1 && parts[0]
    ? parts[0]
    : {
        query: `(${parts.map(({ query }) => query).join(' & ')})`,
        products: Math.min(...parts.map(({ products }) => products)),
      }

/** Products that have one of these: at most as many as have each of them. */
export const anyOf = (parts: readonly Meant[]): Meant =>
  parts.length === 1 && parts[0]
    ? parts[0]
    : {
        query: `(${parts.map(({ query }) => query).join(' | ')})`,
        products: parts.reduce((all, { products }) => all + products, 0),
      }

const particles = new Set(
  'aur e ka kay ke ki ko mein se wala wale wali walay er o dan dengan untuk ve ile icin için al el min wa'.split(
    ' ',
  ),
)

/** True for words such as "ka" in "aam ka achar", which find nothing in the languages of these shoppers, as "of" in English. */
export const isParticle = (word: string): boolean => particles.has(word)

/** Returns how much a word says of which `products` of `all` are: from 0 for one that all have, to 1. */
export const weightOf = (products: number, all: number): number =>
  Math.max(0.05, Math.log((all + 1) / (Math.min(products, all) + 0.5)) / Math.log(2 * (all + 1)))

/** Returns a PostgreSQL text query for products that have all of these, or any. */
export const queryOf = (parts: readonly Meant[], by: 'all' | 'any' = 'all'): string =>
  parts.map(({ query }) => query).join(by === 'all' ? ' & ' : ' | ')

/** Returns the class of a price; the same as `price_class` in the database. */
export function priceClass(minor: number): number {
  const bits = minor.toString(2)
  return minor < 2 ? minor : 2 * bits.length + Number(bits[1])
}

/** Returns the part of a query that excludes products of other categories; -1 excludes none. */
export const categoryKey = (category: number): string => (category === -1 ? '' : ` & '=c${category}'`)

/** Returns the query for products that are not clearly more expensive than `atMost` minor units. */
export const priceKeys = (atMost: number): string =>
  Array.from({ length: priceClass(atMost) + 1 }, (_, place) => `'=p${place}'`).join(' | ')

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
