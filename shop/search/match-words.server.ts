import type { Database } from '../../database/pool.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { readAmounts } from './amounts.rules.ts'
import { findBest, LOOKED_AT, type Matches, type Page } from './best-matches.server.ts'
import { type Chosen, nothingChosen } from './chosen-filters.server.ts'
import {
  type KnownSearch,
  type KnownWord,
  readCorrections,
  readKnownSearch,
  readSimilar,
} from './known-words.server.ts'
import {
  allOf,
  anyChoice,
  anyOf,
  cleanTerm,
  expectedOf,
  type Meant,
  plainTerm,
  queryOf,
  weightOf,
  wordsOf,
} from './search-words.rules.ts'

/** The category (-1: all) and the price of a search, in whole units and in minor units. */
export type Narrowed = { category: number; price: number | undefined; atMost: number | undefined }

/** The filters of a search; `having`: the number of products in the category that have a key of each group. */
type Filtered = { chosen: Chosen; having: readonly number[] }

/**
 * `typing`: a known last word may be the beginning of another. `exact`: words are not corrected, and products must have all of them.
 * `similar`: if few products have the words, says which similar words many have.
 */
type How = Partial<Narrowed> & { typing?: boolean; exact?: boolean; similar?: boolean }

const nothing: Matches = { ids: [], total: 0, more: false, page: 1, counts: {} }

/** Fewer results than this may be a typing error that is a word, too: then a similar word must have many products. */
const FEW = 3
const MANY = 5
const MUCH_MORE = 3

/** A query that no product matches: only placed products are found. */
const noWords: Meant = { query: `'=none'`, products: 0 }

/**
 * Finds products that have all words of a text, or synonyms of them. An unknown last word may be the beginning of one; `typing`: also a
 * known one. Any other unknown word is replaced by similar ones. If no product has all words, finds those that have any. Any text
 * is a valid search.
 */
export async function matchWords(
  database: Database,
  text: string,
  place: Page,
  { typing = false, exact: asTyped = false, similar = false, ...narrowed }: How = {},
  { chosen, having: withKeys }: Filtered = { chosen: nothingChosen, having: [] },
): Promise<Matches> {
  const term = cleanTerm(text)
  const { rest, amounts } = readAmounts(term)
  const words = wordsOf(rest)
  if (words.length === 0) return nothing
  const { category = -1, price, atMost } = narrowed
  const ofAll = countProducts(database, -1)
  const [known, shown, all] = await Promise.all([
    readKnownSearch(database, { words, terms: [plainTerm(term), plainTerm(rest)], text, typing }),
    category === -1 && price === undefined ? ofAll : countProducts(database, category, price),
    ofAll,
  ])
  if (shown === 0) return nothing
  const { placed, coded } = known
  const { parts, corrected } = await meantParts(database, known, asTyped)
  if (asTyped && parts.length < 1 && coded.length === 0) return nothing
  if (parts.length === 0 && placed.length + coded.length === 0) return nothing
  const exact = known.words.filter(word => word.exact.length > 0).map(word => anyChoice(word.exact))
  const isRare = Math.min(shown, ...withKeys) <= LOOKED_AT && withKeys.length > 0
  const find = (by: 'all' | 'any', expected: number) => {
    const query = queryOf(parts.length > 0 ? parts : [noWords], by)
    const wanted = {
      ...{
        query,
        exact: exact.length ? queryOf(exact) : query,
        term,
        atMost,
      },
      ...{ category, chosen, isRare, placed, coded, amounts },
      weights:
        by === 'any'
          ? parts.map(({ query, products }) => ({ query, weight: weightOf(products, all) }))
          : undefined,
    }
    return findBest(database, wanted, place, Math.min(expected, shown))
  }
  const having = parts.map(({ products }) => products)
  const found = await find('all', expectedOf(having.length > 0 ? having : [0], all))
  if (found.total > 0 && corrected.length > 0)
    return { ...found, wording: { kind: 'CORRECTED', term: replaced(term, corrected) } }
  if (found.total > 0 || parts.length <= 1 || asTyped)
    return similar && found.total > 0 && found.total < FEW ? withSimilar(database, term, known, found) : found
  const some = await find(
    'any',
    having.reduce((one, other) => one + other),
  )
  return some.total > 0 ? { ...some, wording: { kind: 'SOME', term } } : some
}

/** A typed word, and the one that is shown in its place. */
type Replaced = { typed: string; word: string }

/** Writes other words in a term. */
const replaced = (term: string, words: readonly Replaced[]): string =>
  words.reduce((text, { typed, word }) => text.replace(typed, () => word), term)

/** Adds to few products a similar term that many have, if there is one. */
async function withSimilar(
  database: Database,
  term: string,
  { words, runs, coded }: KnownSearch,
  found: Matches,
): Promise<Matches> {
  if (coded.length > 0 || runs.length > 0) return found
  const rare = words.filter(({ stops }) => !stops)
  const similar = await readSimilar(
    database,
    rare.map(({ typed }) => typed),
  )
  const better = rare.flatMap(({ typed, exact }, index) => {
    const one = similar[index]
    const own = anyChoice(exact).products
    return one && one.products >= MANY && one.products >= own * MUCH_MORE ? [{ typed, word: one.word }] : []
  })
  return better.length > 0 ? { ...found, wording: { kind: 'SIMILAR', term: replaced(term, better) } } : found
}

/** Returns the products that each word means, or each run of words that has synonyms. Words like "the" count only if there are no others. */
async function meantParts(
  database: Database,
  { words, runs, coded }: KnownSearch,
  asTyped: boolean,
): Promise<{ parts: Meant[]; corrected: Replaced[] }> {
  const runAt = (place: number) => runs.find(({ from, to }) => from <= place && place < to)
  const meant = words.map((word, place) => ({ word, run: runAt(place) }))
  const counted = meant.some(({ word, run }) => run || !word.stops)
    ? meant.filter(({ word, run }) => run || !word.stops)
    : meant
  const alone = counted.filter(({ run }) => !run).map(({ word }) => word)
  // A code has no typing errors: other products must have all of its parts.
  if ((coded.length > 0 || asTyped) && alone.some(({ exact }) => exact.length === 0))
    return { parts: [], corrected: [] }
  const { choices, corrected } = await withCorrections(database, alone)
  const parts = [
    ...runs.map(({ from, to, synonyms }) => {
      const own = words.slice(from, to).filter(({ stops }) => !stops)
      const ownMeant = own.every(({ exact }) => exact.length > 0)
        ? [allOf(own.map(({ exact }) => anyChoice(exact)))]
        : []
      return anyOf([...(own.length > 0 ? ownMeant : []), ...synonyms])
    }),
    ...choices.flatMap(meant => meant ?? []),
  ]
  return { parts, corrected }
}

/** Returns what each word means: similar ones if it is unknown, undefined if there are none. */
async function withCorrections(database: Database, words: readonly KnownWord[]) {
  const unknown = words.filter(word => word.choices.length === 0)
  const corrections =
    unknown.length === 0
      ? []
      : await readCorrections(
          database,
          unknown.map(word => word.typed),
        )
  return {
    choices: words.map(word =>
      word.choices.length > 0 ? anyChoice(word.choices) : corrections[unknown.indexOf(word)]?.meant,
    ),
    corrected: unknown.flatMap(({ typed }, index) => {
      const word = corrections[index]?.word
      return word ? [{ typed, word }] : []
    }),
  }
}
