import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { plainTerm } from '../search-words.rules.ts'
import { MOST_TERM_WORDS } from '../synonym-runs.rules.ts'

/** The most groups of a shop, and the most terms of a group. */
export const MOST_GROUPS = 1_000
export const MOST_TERMS = 20

/** Returns terms as the shop stores them: their words in small letters; those without a word are left out. */
export const storedTerms = (terms: readonly string[]): string[] => terms.map(plainTerm).filter(Boolean)

/** Reads the terms that a person typed, one a line or with commas between them. */
export const termsIn = (typed: string): string[] => storedTerms(typed.split(/[\n,،;]/))

/** Says what is wrong with the terms of a group. */
export function checkTerms(terms: readonly string[]): WrongFields {
  const stored = storedTerms(terms)
  const twice = stored.find((term, place) => stored.indexOf(term) < place)
  const long = stored.find(term => term.split(' ').length > MOST_TERM_WORDS)
  if (twice) return { terms: m.search_synonyms_twice({ term: twice }) }
  if (stored.length < 2) return { terms: m.search_synonyms_few() }
  if (stored.length > MOST_TERMS) return { terms: m.search_synonyms_many({ most: MOST_TERMS }) }
  return long ? { terms: m.search_synonyms_long({ term: long, most: MOST_TERM_WORDS }) } : {}
}

type Group = { synonymId: number; terms: readonly string[]; mutual: boolean }

/** The terms of a group that find the others. */
export const findingTerms = ({ terms, mutual }: Omit<Group, 'synonymId'>): readonly string[] =>
  mutual ? terms : terms.slice(0, 1)

/** Says which term already finds the terms of another group. */
export function takenTerm(group: Omit<Group, 'synonymId'>, others: readonly Group[]): WrongFields {
  for (const term of findingTerms(group)) {
    const other = others.find(one => findingTerms(one).includes(term))
    if (other)
      return {
        terms: m.search_synonyms_taken({
          term,
          group: other.terms
            .filter(one => one !== term)
            .slice(0, 3)
            .join(', '),
        }),
      }
  }
  return {}
}
