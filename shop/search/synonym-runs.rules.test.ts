import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookedUp, runsWithSynonyms } from './synonym-runs.rules.ts'

const mutton = { terms: ['gosht', 'mutton', 'goat meat'], mutual: true }
const pepper = { terms: ['kali mirch', 'black pepper'], mutual: true }
const chilli = { terms: ['mirch', 'chilli'], mutual: true }
const roti = { terms: ['roti', 'naan', 'chakki atta'], mutual: false }
const groups = [mutton, pepper, chilli, roti]
const found = (term: string) => runsWithSynonyms(term.split(' '), groups)

test('each term of a group finds the others', () => {
  expect(found('gosht')).toEqual([{ from: 0, to: 1, synonyms: ['mutton', 'goat meat'] }])
  expect(found('fresh goat meat')).toEqual([{ from: 1, to: 3, synonyms: ['gosht', 'mutton'] }])
})

test('if a group is not mutual, only its first term finds the others', () => {
  expect(found('roti')[0]?.synonyms).toEqual(['naan', 'chakki atta'])
  expect(found('naan')).toEqual([])
})

test('the longest run counts, and no word counts twice', () => {
  expect(found('kali mirch powder')).toEqual([{ from: 0, to: 2, synonyms: ['black pepper'] }])
  expect(found('lal mirch')).toEqual([{ from: 1, to: 2, synonyms: ['chilli'] }])
})

test('several are the same as one', () => {
  expect(found('goshts')[0]?.synonyms).toEqual(['mutton', 'goat meat'])
  expect(lookedUp(['tomatoes'])).toEqual(['tomatoes', 'tomatoe', 'tomato'])
  expect(lookedUp(['berries'])).toContain('berry')
  expect(lookedUp(['berry'])).toContain('berries')
  expect(lookedUp(['chickpea'])).toEqual(['chickpea', 'chickpeas'])
})

test('the runs are in order, within the words, never overlap, and find nothing that is typed', () => {
  const word = fc.constantFrom('gosht', 'goat', 'meat', 'kali', 'mirch', 'roti', 'rice', 'naan')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), words => {
      const runs = runsWithSynonyms(words, groups)
      for (const [place, { from, to, synonyms }] of runs.entries()) {
        expect(from).toBeGreaterThanOrEqual(runs[place - 1]?.to ?? 0)
        expect(to).toBeLessThanOrEqual(words.length)
        expect(synonyms.length).toBeGreaterThan(0)
        expect(synonyms).not.toContain(words.slice(from, to).join(' '))
        expect(lookedUp(words)).toContain(words.slice(from, to).join(' '))
      }
    }),
  )
})
