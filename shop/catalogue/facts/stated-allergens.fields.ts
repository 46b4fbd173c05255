import { z } from 'zod'
import { allergens, regimes } from './facts.rules.ts'

/**
 * The allergens of a line of an order, as its product states them now: null if it is no food, and declares none. While `state`
 * is UNKNOWN the lists say nothing: its buyer reads that it is not stated.
 */
export const statedAllergens = z
  .object({
    state: z.enum(['UNKNOWN', 'DECLARED']),
    /** The law by which they are named. */
    regime: z.enum(Object.keys(regimes) as ['EU', 'US']),
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
  })
  .nullable()
/** The allergens of a line of an order; null if nothing is to be said about them. */
export type StatedAllergens = z.output<typeof statedAllergens>

/** The allergens of a line in the examples. */
export const exampleAllergens = {
  state: 'DECLARED',
  regime: 'EU',
  contains: ['MILK'],
  mayContain: ['NUTS'],
} satisfies StatedAllergens
