import type { Mutant } from './mutant.ts'

const bySynonyms = 'shop/search/words/words'
const byPlacements = 'shop/search/words/placements'

/** Guards of the words that staff teach the search. */
export const searchMutants: Record<string, Mutant> = {
  'people who add synonyms do not wait for each other': {
    file: 'shop/search/words/edit-synonyms.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: bySynonyms,
    test: 'one of several people who add the same term at the same moment adds it',
  },
  'a version of synonyms from before is saved': {
    file: 'shop/search/words/edit-synonyms.server.ts',
    guard: 'before.updatedDate !== updatedDate',
    without: 'false',
    noticedBy: bySynonyms,
    test: 'a changed group no longer belongs to the demo shop',
  },
  'people who place results do not wait for each other': {
    file: 'shop/search/words/edit-placements.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: byPlacements,
    test: 'the second of two people who change the same results sees those of the first',
  },
  'a product that shoppers do not see is placed in results': {
    file: 'shop/search/best-matches.server.ts',
    guard: `any(\${sql.param(first)}::int[]) and \${p.shown}`,
    without: `any(\${sql.param(first)}::int[])`,
    noticedBy: 'shop/search/synonyms',
    test: 'staff put products at the beginning of the results of a term',
  },
}
