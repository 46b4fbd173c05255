import type { Database } from '../../database/pool.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { readAmounts } from './amounts.rules.ts'
import { findBest, LOOKED_AT, type Matches, type Page } from './best-matches.server.ts'
import { type Chosen, nothingChosen } from './chosen-filters.server.ts'
import { type KnownSearch, type KnownWord, readCorrections, readKnownSearch } from './known-words.server.ts'
import {
  allOf,
  anyChoice,
  anyOf,
  cleanTerm,
  expectedOf,
  filterKeys,
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

const nothing: Matches = { ids: [], total: 0, more: false, page: 1, counts: {} }

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
  { typing = false, ...narrowed }: Partial<Narrowed> & { typing?: boolean } = {},
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
  const parts = await meantParts(database, known)
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
        keys: filterKeys(category, atMost),
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
  if (found.total > 0 || parts.length <= 1) return found
  return find(
    'any',
    having.reduce((one, other) => one + other),
  )
}

/** Returns the products that each word means, or each run of words that has synonyms. Words like "the" count only if there are no others. */
async function meantParts(database: Database, { words, runs, coded }: KnownSearch): Promise<Meant[]> {
  const runAt = (place: number) => runs.find(({ from, to }) => from <= place && place < to)
  const meant = words.map((word, place) => ({ word, run: runAt(place) }))
  const counted = meant.some(({ word, run }) => run || !word.stops)
    ? meant.filter(({ word, run }) => run || !word.stops)
    : meant
  const alone = counted.filter(({ run }) => !run).map(({ word }) => word)
  // A code has no typing errors: other products must have all of its parts.
  if (coded.length > 0 && alone.some(({ exact }) => exact.length === 0)) return []
  const choices = await withCorrections(database, alone)
  return [
    ...runs.map(({ from, to, synonyms }) => {
      const own = words.slice(from, to).filter(({ stops }) => !stops)
      const ownMeant = own.every(({ exact }) => exact.length > 0)
        ? [allOf(own.map(({ exact }) => anyChoice(exact)))]
        : []
      return anyOf([...(own.length > 0 ? ownMeant : []), ...synonyms])
    }),
    ...choices.flatMap(meant => meant ?? []),
  ]
}

/** Returns what each word means: similar ones if it is unknown, undefined if there are none. */
async function withCorrections(
  database: Database,
  words: readonly KnownWord[],
): Promise<(Meant | undefined)[]> {
  const unknown = words.filter(word => word.choices.length === 0)
  const corrections =
    unknown.length === 0
      ? []
      : await readCorrections(
          database,
          unknown.map(word => word.typed),
        )
  return words.map(word =>
    word.choices.length > 0 ? anyChoice(word.choices) : corrections[unknown.indexOf(word)]?.meant,
  )
}
