import type { Database } from '../../database/pool.ts'
import { countProducts } from '../catalogue/count-products.server.ts'
import { findBest, LOOKED_AT, type Matches, type Page } from './best-matches.server.ts'
import { type Chosen, nothingChosen } from './chosen-filters.server.ts'
import { type KnownWord, readCorrections, readKnownWords } from './known-words.server.ts'
import { type Choice, cleanTerm, expectedOf, filterKeys, queryOf, wordsOf } from './search-words.rules.ts'

/** The category (-1: all) and the price of a search, in whole units and in minor units. */
export type Narrowed = { category: number; price: number | undefined; atMost: number | undefined }

/** The filters of a search; `having`: the number of products in the category that have a key of each group. */
type Filtered = { chosen: Chosen; having: readonly number[] }

const nothing: Matches = { ids: [], total: 0, more: false, page: 1, counts: {} }

/**
 * Finds products that have all words of a text. An unknown last word may be the beginning of one; `typing`: also a known
 * one. Any other unknown word is replaced by similar ones. If no product has all words, finds those that have any. Any text
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
  const words = wordsOf(term)
  if (words.length === 0) return nothing
  const { category = -1, price, atMost } = narrowed
  const [known, shown, all] = await Promise.all([
    readKnownWords(database, words, typing),
    countProducts(database, category, price),
    countProducts(database, -1),
  ])
  const choices = (await withCorrections(database, known)).filter(({ length }) => length > 0)
  if (choices.length === 0 || shown === 0) return nothing
  const exact = known.filter(word => word.exact.length > 0).map(word => word.exact)
  const keys = filterKeys(category, atMost)
  const isRare = Math.min(shown, ...withKeys) <= LOOKED_AT && withKeys.length > 0
  const find = (by: 'all' | 'any', expected: number) => {
    const query = queryOf(choices, by)
    const wanted = { query, exact: exact.length ? queryOf(exact) : query, term, keys, atMost, chosen, isRare }
    return findBest(database, wanted, place, Math.min(expected, shown))
  }
  const having = choices.map(sum)
  const found = await find('all', expectedOf(having, all))
  if (found.total > 0 || choices.length === 1) return found
  return find(
    'any',
    having.reduce((one, other) => one + other),
  )
}

const sum = (choices: readonly Choice[]) => choices.reduce((all, { products }) => all + products, 0)

/** Returns the choices of each word. Words like "the" count only if there are no others. */
async function withCorrections(database: Database, known: KnownWord[]): Promise<Choice[][]> {
  const meant = known.filter(word => !word.stops)
  if (meant.length === 0) return known.map(word => word.choices)
  const unknown = meant.filter(word => word.choices.length === 0)
  if (unknown.length === 0) return meant.map(word => word.choices)
  const corrections = await readCorrections(
    database,
    unknown.map(word => word.typed),
  )
  return meant.map(word => (word.choices.length ? word.choices : (corrections[unknown.indexOf(word)] ?? [])))
}
