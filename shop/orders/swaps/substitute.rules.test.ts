import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, diets, type Facts, suits, unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import { answerBy, type Contents, capOfSubstitute, swapOf } from './substitute.rules.ts'

const pack = (sold: number, content: number | null, contentUnit: string | null): Contents => ({
  ...{ measure: sold, unit: 'pack', sold },
  ...{ content, contentUnit },
})
const loose = (measure: number, unit: string): Contents => ({
  ...{ measure, unit, sold: measure },
  ...{ content: null, contentUnit: null },
})

/** A product that is no food, and of which nothing is known. */
const thing = { categoryId: 4, ageFrom: null, proofs: [], facts: undefined }
/** A food of which nothing but its facts is known. */
const food = { categoryId: 4, ageFrom: null, proofs: [] }

test('something alike is of the same category, anything else needs a question', () => {
  const line = { ...thing, substitution: 'BEST MATCH', substituteProductId: null }
  expect(swapOf(line, { ...thing, productId: 2 })).toBe('NOW')
  expect(swapOf(line, { ...thing, productId: 2, categoryId: 5 })).toBe('ASK')
  expect(swapOf({ ...line, substitution: 'ASK' }, { ...thing, productId: 2 })).toBe('ASK')
})

test('the one product that a customer named replaces the line at once, another only by a question', () => {
  const line = { ...thing, substitution: 'SPECIFIC', substituteProductId: 9 }
  expect(swapOf(line, { ...thing, productId: 9, categoryId: 5 })).toBe('NOW')
  expect(swapOf(line, { ...thing, productId: 8 })).toBe('ASK')
})

test('nothing replaces a line whose customer wants the money back', () => {
  const line = { ...thing, substitution: 'NONE', substituteProductId: null }
  expect(swapOf(line, { ...thing, productId: 2 })).toBe('NOT')
})

const plain: Facts = { state: 'DECLARED', contains: [], mayContain: [], diets: ['VEGETARIAN'] }

test('a food that adds an allergen or loses a diet replaces nothing, unless the customer named it', () => {
  const line = { ...food, substitution: 'BEST MATCH', substituteProductId: null, facts: plain }
  const goods = { ...food, productId: 2 }
  expect(swapOf(line, { ...goods, facts: plain })).toBe('NOW')
  expect(swapOf(line, { ...goods, facts: { ...plain, mayContain: ['MILK'] } })).toBe('UNFIT')
  expect(swapOf(line, { ...goods, facts: { ...plain, diets: [] } })).toBe('UNFIT')
  expect(swapOf({ ...line, substitution: 'ASK' }, { ...goods, facts: { ...plain, diets: [] } })).toBe('UNFIT')
  const named = { ...line, substitution: 'SPECIFIC', substituteProductId: 2 }
  expect(swapOf(named, { ...goods, facts: { ...plain, diets: [] } })).toBe('NOW')
})

test('a product that asks for a higher age replaces nothing, also if its customer named it', () => {
  const line = { ...thing, substitution: 'BEST MATCH', substituteProductId: null, ageFrom: 16 }
  const goods = { productId: 2, categoryId: 4, proofs: [], facts: undefined }
  expect(swapOf(line, { ...goods, ageFrom: 16 })).toBe('NOW')
  expect(swapOf(line, { ...goods, ageFrom: null })).toBe('NOW')
  expect(swapOf(line, { ...goods, ageFrom: 18 })).toBe('UNFIT')
  expect(swapOf({ ...line, ageFrom: null }, { ...goods, ageFrom: 1 })).toBe('UNFIT')
  const named = { ...line, substitution: 'SPECIFIC', substituteProductId: 2 }
  expect(swapOf(named, { ...goods, ageFrom: 18 })).toBe('UNFIT')
  expect(swapOf({ ...line, substitution: 'NONE' }, { ...goods, ageFrom: 18 })).toBe('NOT')
})

test('a product without a certificate of the line, or with that of another authority, replaces nothing', () => {
  const proofs = [{ kind: 'HALAL', authority: 'Town' }]
  const line = {
    substitution: 'BEST MATCH',
    substituteProductId: null,
    categoryId: 4,
    facts: plain,
    proofs,
    ageFrom: null,
  }
  const goods = { productId: 2, categoryId: 4, facts: plain, ageFrom: null }
  expect(swapOf(line, { ...goods, proofs })).toBe('NOW')
  expect(swapOf(line, { ...goods, proofs: [] })).toBe('UNFIT')
  expect(swapOf(line, { ...goods, proofs: [{ kind: 'HALAL', authority: 'Soil' }] })).toBe('UNFIT')
  const named = { ...line, substitution: 'SPECIFIC', substituteProductId: 2 }
  expect(swapOf(named, { ...goods, proofs: [] })).toBe('NOW')
})

test('a food of which nothing is stated replaces another one only by a question', () => {
  const line = { ...food, substitution: 'BEST MATCH', substituteProductId: null }
  const goods = { ...food, productId: 2 }
  expect(swapOf({ ...line, facts: plain }, { ...goods, facts: unknownFacts })).toBe('ASK')
  expect(swapOf({ ...line, facts: unknownFacts }, { ...goods, facts: plain })).toBe('ASK')
  expect(swapOf({ ...line, facts: plain }, { ...goods, facts: undefined })).toBe('ASK')
})

test('whatever the wish and the products are, nothing replaces a line that does not suit it', () => {
  const facts: fc.Arbitrary<Facts> = fc.record({
    state: fc.constantFrom('DECLARED', 'UNKNOWN'),
    contains: fc.subarray([...allergens], { maxLength: 3 }),
    mayContain: fc.subarray([...allergens], { maxLength: 3 }),
    diets: fc.subarray([...diets]),
  })
  const wish = fc.constantFrom('BEST MATCH', 'ASK', 'SPECIFIC', 'NONE')
  const known = fc.constantFrom(
    ...['HALAL', 'ORGANIC'].flatMap(kind => ['Town', 'Soil'].map(authority => ({ kind, authority }))),
  )
  const ageFrom = fc.option(fc.integer({ min: 1, max: 99 }))
  const goods = fc.record({ facts, proofs: fc.uniqueArray(known, { maxLength: 2 }), ageFrom })
  const has = (proofs: readonly object[], proof: object) =>
    proofs.some(one => JSON.stringify(one) === JSON.stringify(proof))
  const named = fc.constantFrom(2, 9)
  fc.assert(
    fc.property(wish, named, goods, goods, (substitution, substituteProductId, of, instead) => {
      const line = { ...of, substitution, substituteProductId, categoryId: 4 }
      const swap = swapOf(line, { ...instead, productId: 2, categoryId: 4 })
      if (swap !== 'NOW' && swap !== 'ASK') return
      // It never asks for a higher age, also if its customer named it.
      expect(instead.ageFrom ?? 0).toBeLessThanOrEqual(of.ageFrom ?? 0)
      if (substitution === 'SPECIFIC' && substituteProductId === 2) return
      if (swap === 'NOW') expect(suits(instead.facts, of.facts)).toBe('YES')
      else expect(suits(instead.facts, of.facts)).not.toBe('NO')
      expect(of.proofs.every(proof => has(instead.proofs, proof))).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test('a smaller pack costs at most its part of the larger one', () => {
  expect(capOfSubstitute(500, pack(1000, 500_000, 'g'), pack(1000, 400_000, 'g'))).toBe(400)
  expect(capOfSubstitute(999, pack(1000, 1000, 'kg'), pack(1000, 333_000, 'g'))).toBe(333)
  expect(capOfSubstitute(500, pack(2000, 500_000, 'ml'), pack(1000, 1000, 'l'))).toBe(500)
  expect(capOfSubstitute(480, pack(1000, 12_000, 'eggs'), pack(1000, 10_000, 'Eggs'))).toBe(400)
})

test('a loose weight compares with a pack, in any unit of weight', () => {
  expect(capOfSubstitute(1000, loose(2000, 'kg'), pack(1000, 1_000_000, 'g'))).toBe(500)
  expect(capOfSubstitute(1000, loose(1000, 'kg'), loose(1000, 'lb'))).toBe(454)
})

test('contents that cannot be compared leave the cap of the line', () => {
  expect(capOfSubstitute(500, pack(1000, 500_000, 'g'), pack(1000, 400_000, 'ml'))).toBe(500)
  expect(capOfSubstitute(500, pack(1000, null, null), pack(1000, 400_000, 'g'))).toBe(500)
  expect(capOfSubstitute(500, loose(1000, 'piece'), loose(500, 'piece'))).toBe(500)
})

test('a replacement never costs more than the line, and less content never more than its part', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), amount, amount, (lineCap, whole, part) => {
      const cap = capOfSubstitute(lineCap, pack(1000, whole, 'g'), pack(1000, part, 'g'))
      expect(cap).toBeLessThanOrEqual(lineCap)
      const exact = (lineCap * Math.min(part, whole)) / whole
      expect(Math.abs(cap - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12)
    }),
  )
})

test('an answer counts for twenty minutes, or until the work for the window begins', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  const at = (time: string) => new Date(`2026-11-27T${time}:00Z`)
  expect(answerBy(now, null, 0)).toEqual(at('10:20'))
  expect(answerBy(now, at('12:00'), 10)).toEqual(at('10:20'))
  expect(answerBy(now, at('10:20'), 10)).toEqual(at('10:10'))
  expect(answerBy(now, at('10:12'), 10)).toBeUndefined()
  expect(answerBy(now, at('09:00'), 0)).toBeUndefined()
})
