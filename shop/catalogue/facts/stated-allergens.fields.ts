import { z } from 'zod'

/**
 * The allergens of a line of an order, as its product, its parts and the parts of its choices state them now: null if it is no food, is declared to contain none, or does not come. While `state`
 * is UNKNOWN the lists say nothing: its buyer reads that it is not stated. The lists have the names that the facts of a product
 * have; every page of an order loads this, so that it does not repeat them.
 */
export const statedAllergens = z
  .object({
    state: z.enum(['UNKNOWN', 'DECLARED']),
    /** The law by which they are named. */
    regime: z.enum(['EU', 'US']),
    contains: z.array(z.string()),
    mayContain: z.array(z.string()),
    /** The same in words: `Contains: milk. May contain: nuts.` */
    says: z.string(),
  })
  .nullable()
/** The allergens of a line of an order; null if nothing is to be said about them. */
export type StatedAllergens = z.output<typeof statedAllergens>

/** The allergens of a line in the examples. */
export const exampleAllergens: StatedAllergens = {
  state: 'DECLARED',
  regime: 'EU',
  contains: ['MILK'],
  mayContain: ['NUTS'],
  says: 'Contains: milk. May contain: nuts.',
}
