import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The most products at the beginning, and at the end, of the results of a term. */
export const MOST_PLACED = 20
/** The number of results that are listed. */
export const FIRST_RESULTS = 20
/** The most terms with placed products that are listed. */
const MOST_TERMS = 500

const product = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** False if shoppers do not see it now. */
    shown: z.boolean(),
  })
  .meta({ title: 'PlacedProduct' })
/** A product in the results of a term. */
export type PlacedProduct = z.output<typeof product>

const placements = z
  .object({
    term: z.string(),
    /** The products at the beginning, in their order. */
    pinned: z.array(product),
    /** The products at the end. */
    buried: z.array(product),
    /** The first results as shoppers see them now, or those of the other words. */
    results: z.array(product).max(FIRST_RESULTS),
  })
  .meta({ title: 'Placements' })
/** The placed products of a term. */
export type Placements = z.output<typeof placements>

const chicken = { productId: 101, productName: 'Whole Chicken', shown: true }
const wings = { productId: 109, productName: 'Chicken Wings', shown: true }
const example: Placements = { term: 'chicken', pinned: [chicken], buried: [], results: [chicken, wings] }
const term = line(200)
const ids = z.array(id).max(MOST_PLACED)

export const findPlacedTerms = defineCall({
  does: 'Lists the terms with placed products, with the number at the beginning and at the end of their results.',
  method: 'GET',
  path: '/search/findPlacedTerms',
  who: 'staff: reports',
  input: z.strictObject({}),
  output: z.array(z.object({ term: z.string(), pinned: z.int(), buried: z.int() })).max(MOST_TERMS),
  example: { input: {}, output: [{ term: 'chicken', pinned: 1, buried: 0 }] },
  failures: {},
})

export const findPlacements = defineCall({
  does: 'Finds the placed products of a search term, and its first results as shoppers see them. With other words, their results instead.',
  method: 'GET',
  path: '/search/findPlacements',
  who: 'staff: reports',
  input: z.strictObject({ term, words: line(200).default('') }),
  output: placements,
  example: { input: { term: 'chicken' }, output: example },
  failures: {},
})

export const savePlacements = defineCall({
  does: 'Places products at the beginning of the results of a search term, in this order, and others at their end.',
  method: 'POST',
  path: '/search/savePlacements',
  who: 'staff: reports',
  input: z.strictObject({
    term,
    pinned: ids,
    buried: ids,
    /** The placed products that were seen: if they are others now, they stay unchanged. Optional. */
    seen: z.strictObject({ pinned: ids, buried: ids }).optional(),
  }),
  output: placements,
  example: { input: { term: 'chicken', pinned: [101], buried: [] }, output: example },
  failures: {
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ placements }) },
  },
})

export const placementsCalls = [findPlacedTerms, findPlacements, savePlacements] as const
/** The most terms that are listed. */
export const mostPlacedTerms = MOST_TERMS
