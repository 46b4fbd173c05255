/**
 * A shopper's wish if a product runs out. `BEST MATCH`: something alike; `SPECIFIC`: one certain product; `ASK`: ask me, and
 * leave it out if I do not answer; `NONE`: leave it out.
 */
export const substitutions = ['BEST MATCH', 'SPECIFIC', 'ASK', 'NONE'] as const
export type Substitution = (typeof substitutions)[number]

/** The wish of a line: both absent if the shopper made none. */
export type SubstitutionWish = {
  substitution?: Substitution | undefined
  /** The product of `SPECIFIC`, which needs one. */
  substituteProductId?: number | undefined
}
