import { expect, test } from 'vitest'
import { plainTerm } from '../search-words.rules.ts'
import { MOST_TERM_WORDS } from '../synonym-runs.rules.ts'
import { demoSynonyms } from './demo-synonyms.ts'

test('the synonyms of the demo shop are such as staff can save', () => {
  expect(demoSynonyms.length).toBeGreaterThanOrEqual(120)
  const seen = new Set<string>()
  for (const { terms, mutual } of demoSynonyms) {
    expect(terms.length, terms.join()).toBeGreaterThan(1)
    expect(terms.length, terms.join()).toBeLessThanOrEqual(20)
    expect(new Set(terms).size, terms.join()).toBe(terms.length)
    for (const term of terms) {
      expect(plainTerm(term)).toBe(term)
      expect(term.split(' ').length, term).toBeLessThanOrEqual(MOST_TERM_WORDS)
    }
    for (const term of mutual ? terms : terms.slice(0, 1)) {
      expect(seen.has(term), term).toBe(false)
      seen.add(term)
    }
  }
})
