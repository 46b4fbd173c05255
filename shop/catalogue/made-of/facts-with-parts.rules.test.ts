import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, diets, type FactState, suits, unknownFacts } from '../facts/facts.rules.ts'
import {
  factsWithParts,
  type StatedFacts,
  type StatedPart,
  type StatedProduct,
} from './facts-with-parts.rules.ts'

const facts = (some: Partial<StatedFacts> = {}): StatedFacts => ({
  ...{ state: 'DECLARED', regime: 'EU', contains: [], mayContain: [], diets: ['VEGETARIAN'], ...some },
})
const noFood = facts({ state: 'NO_FOOD', diets: [] })
const part = (some: Partial<StatedPart> = {}): StatedPart => ({
  ...{ kind: null, choice: null, facts: facts(), isFood: true, ...some },
})
const cuts = { packagingAttributes: [], cuttingAttributes: ['Plain', 'Tandoori'], extraAttributes: [] }
const product = (own: StatedFacts | null, ...parts: StatedPart[]): StatedProduct => ({
  ...{ facts: own, isFood: true, parts, offered: cuts },
})
const milk = part({ facts: facts({ contains: ['MILK'] }) })
const marinade = part({
  ...{ kind: 'cuttingAttributes', choice: 'Tandoori' },
  facts: facts({ contains: ['MUSTARD'], diets: [] }),
})

test('a set of which nothing is stated has the facts of its parts, and one that states its own has both', () => {
  expect(factsWithParts(product(null, milk, part()), {})).toEqual(facts({ contains: ['MILK'] }))
  const own = facts({ contains: ['GLUTEN'], mayContain: ['MILK'] })
  expect(factsWithParts(product(own, milk), {})).toEqual(facts({ contains: ['GLUTEN', 'MILK'] }))
  expect(factsWithParts(product(own), {})).toBe(own)
})

test('a set is known only if all of its parts are, and a deleted part is not', () => {
  expect(factsWithParts(product(null, milk, part({ facts: null })), {})?.state).toBe('UNKNOWN')
  expect(factsWithParts(product(facts(), part({ facts: null, isFood: null })), {})?.state).toBe('UNKNOWN')
  expect(factsWithParts(product(facts(), part({ facts: null, isFood: false })), {})).toEqual(facts())
})

test('a choice adds its parts only if it is chosen', () => {
  const chicken = product(facts(), marinade)
  expect(factsWithParts(chicken, { cuttingAttributes: 'Plain' })).toEqual(facts())
  expect(factsWithParts(chicken, { cuttingAttributes: 'Tandoori' })).toEqual(
    facts({ contains: ['MUSTARD'], diets: [] }),
  )
  // A marinade says nothing about the meat in it.
  expect(factsWithParts(product(null, marinade), { cuttingAttributes: 'Tandoori' })?.state).toBe('UNKNOWN')
})

test('a choice that the product no longer offers is not known, if choices decide its parts', () => {
  const chosen = { cuttingAttributes: 'Old marinade' }
  expect(factsWithParts(product(facts(), marinade), chosen)?.state).toBe('UNKNOWN')
  expect(factsWithParts(product(facts(), milk), chosen)).toEqual(facts({ contains: ['MILK'] }))
})

test('parts that are no food change nothing, and a set of nothing else is no food', () => {
  const cup = part({ facts: noFood })
  expect(factsWithParts(product(facts(), cup), {})).toEqual(facts())
  expect(factsWithParts(product(null, cup, cup), {})?.state).toBe('NO_FOOD')
  expect(factsWithParts(product(noFood, milk), {})).toEqual(facts({ contains: ['MILK'] }))
  expect(factsWithParts({ ...product(null, milk), isFood: false }, {})).toEqual(facts({ contains: ['MILK'] }))
  expect(factsWithParts({ ...product(null), isFood: false }, {})).toBeUndefined()
})

test('facts by two laws are not joined', () => {
  const american = part({ facts: facts({ regime: 'US', contains: ['WHEAT'] }) })
  expect(factsWithParts(product(facts(), american), {})).toMatchObject(unknownFacts)
  expect(factsWithParts(product(null, american), {})).toMatchObject({ regime: 'US', contains: ['WHEAT'] })
})

test('whatever a set is made of, it never lacks an allergen of a part, nor has a diet that a part lacks', () => {
  const stated: fc.Arbitrary<StatedFacts> = fc.record({
    state: fc.constantFrom<FactState>('DECLARED', 'DECLARED', 'DECLARED', 'UNKNOWN', 'NO_FOOD'),
    regime: fc.constant('EU' as const),
    contains: fc.subarray([...allergens], { maxLength: 4 }),
    mayContain: fc.subarray([...allergens], { maxLength: 4 }),
    diets: fc.subarray([...diets]),
  })
  const anyPart = fc.record({
    kind: fc.constantFrom(null, 'cuttingAttributes' as const),
    choice: fc.constant('Tandoori'),
    facts: fc.option(stated),
    isFood: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.option(stated), fc.array(anyPart, { minLength: 1, maxLength: 6 }), (own, parts) => {
      const set = product(own, ...parts.map(one => ({ ...one, choice: one.kind && one.choice })))
      const eaten = factsWithParts(set, { cuttingAttributes: 'Tandoori' })
      for (const { facts, isFood } of parts) {
        if (!facts && isFood) expect(eaten?.state).toBe('UNKNOWN')
        if (facts?.state === 'UNKNOWN') expect(eaten?.state).toBe('UNKNOWN')
        if (facts?.state !== 'DECLARED' || eaten?.state !== 'DECLARED') continue
        // A person who can eat the set can eat each part of it.
        expect(suits(facts, eaten)).toBe('YES')
      }
    }),
    { numRuns: 10_000 },
  )
})
