import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allOf,
  anyChoice,
  anyOf,
  categoryKey,
  cleanTerm,
  expectedOf,
  plainTerm,
  priceClass,
  priceKeys,
  queryOf,
  sampleFor,
  wordsOf,
} from './search-words.rules.ts'

describe('the words of a term', () => {
  test.each([
    ['salt & pepper', ['salt', 'pepper']],
    ['1.5 kg (red)', ['1.5', 'kg', 'red']],
    ["shan's all-purpose", ['shan', 's', 'all', 'purpose']],
    ['دجاج 🍖', ['دجاج']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['!!', []],
  ])('%s', (term, words) => {
    expect(wordsOf(cleanTerm(term))).toEqual(words)
  })
  test('hold nothing that steers a query, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), term => {
        for (const word of wordsOf(cleanTerm(term))) expect(word).toMatch(/^[\p{L}\p{M}\p{N}.,]+$/u)
      }),
    )
  })
})

const goat = { lexeme: 'goat', products: 1 }
const odd = { lexeme: `o'n\\e`, products: 2 }

test('a query has one choice of each word, or of any, each in quotes', () => {
  const words = [anyChoice([goat, odd]), anyChoice([goat])]
  expect(queryOf(words)).toBe(`('goat' | 'o''n\\\\e') & ('goat')`)
  expect(queryOf([anyChoice([goat]), anyChoice([odd])], 'any')).toBe(`('goat') | ('o''n\\\\e')`)
})

test('an alternative of several words has all of them, and counts as its rarest', () => {
  const meat = { lexeme: 'meat', products: 9 }
  const either = anyOf([anyChoice([odd]), allOf([anyChoice([goat]), anyChoice([meat])])])
  expect(either).toEqual({ query: `(('o''n\\\\e') | (('goat') & ('meat')))`, products: 3 })
  expect(anyOf([anyChoice([goat])])).toEqual(allOf([anyChoice([goat])]))
})

test('a term is stored as its words', () => {
  expect(plainTerm('  Kali-Mirch  (whole) ')).toBe('kali mirch whole')
})

const price = fc.integer({ min: 0, max: 10_000_000 })

test('dearer goods are never in a lower class, and twice as dear ones are two higher', () => {
  fc.assert(
    fc.property(price, price, (one, other) => {
      if (one <= other) expect(priceClass(one)).toBeLessThanOrEqual(priceClass(other))
      if (one >= 2) expect(priceClass(2 * one)).toBe(priceClass(one) + 2)
    }),
  )
})

test('the keys of a filter have every class up to its price', () => {
  expect(categoryKey(-1)).toBe('')
  expect(categoryKey(7)).toBe(` & '=c7'`)
  expect(priceKeys(1)).toBe(`'=p0' | '=p1'`)
  fc.assert(
    fc.property(price, price, (most, cost) => {
      if (cost <= most) expect(priceKeys(most)).toContain(`'=p${priceClass(cost)}'`)
    }),
  )
})

test('a sample of what is expected has about as many as are ranked; what is few is taken whole', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e8, noNaN: true }),
      fc.integer({ min: 1, max: 1000 }),
      (many, most) => {
        const taken = many / 2 ** sampleFor(many, most)
        if (many < 1.5 * most) expect(taken).toBe(many)
        else if (sampleFor(many, most) < 20) expect(taken).toBeLessThanOrEqual(1.5001 * most)
        if (taken < many) expect(taken).toBeGreaterThanOrEqual(0.75 * most * 0.999)
      },
    ),
  )
  expect(sampleFor(Number.POSITIVE_INFINITY, 500)).toBe(20)
})

test('no more are expected than have the rarest word, and no fewer than a quarter of them for each further one', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(counts, having => {
      const rarest = Math.min(...having)
      expect(expectedOf(having, 1_000_000)).toBeLessThanOrEqual(rarest * 1.000001)
      expect(expectedOf(having, 1_000_000)).toBeGreaterThanOrEqual(rarest / 4 ** (having.length - 1))
    }),
  )
  expect(expectedOf([300], 1_000_000)).toBeCloseTo(300)
})
