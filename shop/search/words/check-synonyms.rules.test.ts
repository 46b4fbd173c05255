import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { checkTerms, takenTerm, termsIn } from './check-synonyms.rules.ts'

test('terms are typed one a line or with commas, and stored as plain words', () => {
  expect(termsIn('Gosht, Mutton\n Goat-Meat\n\n,')).toEqual(['gosht', 'mutton', 'goat meat'])
})

test.each([
  [['gosht'], m.search_synonyms_few()],
  [['gosht', '!!'], m.search_synonyms_few()],
  [['gosht', 'Gosht'], m.search_synonyms_twice({ term: 'gosht' })],
  [['gosht', 'a b c d e'], m.search_synonyms_long({ term: 'a b c d e', most: 4 })],
  [Array.from({ length: 21 }, (_, at) => `t${at}`), m.search_synonyms_many({ most: 20 })],
  [['gosht', 'mutton'], undefined],
])('%j is refused with %j', (terms, says) => {
  expect(checkTerms(terms).terms).toBe(says)
})

test('a term finds the others of one group only', () => {
  const goat = { synonymId: 1, terms: ['gosht', 'mutton'], mutual: true }
  const bread = { synonymId: 2, terms: ['roti', 'naan'], mutual: false }
  const says = m.search_synonyms_taken({ term: 'mutton', group: 'gosht' })
  expect(takenTerm({ terms: ['lamb', 'mutton'], mutual: true }, [goat, bread]).terms).toBe(says)
  expect(takenTerm({ terms: ['lamb', 'mutton'], mutual: false }, [goat, bread])).toEqual({})
  expect(takenTerm({ terms: ['naan', 'nan'], mutual: true }, [goat, bread])).toEqual({})
  expect(takenTerm({ terms: ['roti', 'nan'], mutual: true }, [goat, bread]).terms).toBeDefined()
})
