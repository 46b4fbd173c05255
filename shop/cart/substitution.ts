import { z } from 'zod'
import { LARGEST_ID } from '../catalogue/line-limits.ts'
import { m } from '../messages/m.ts'
import { type SubstitutionWish, substitutions } from './substitution-wish.ts'

/** The fields of a wish in a request: what to do if the product runs out. */
export const wishFields = {
  substitution: z.enum(substitutions).optional(),
  /** The product that may replace it; only with SPECIFIC, which needs it. */
  substituteProductId: z.int().min(1).max(LARGEST_ID).optional(),
}

/** Returns the reason why a wish is incomplete: only `SPECIFIC` names a product, and not the line's own. */
export function wrongWish(line: SubstitutionWish & { productId: number }): string | undefined {
  const isSpecific = line.substitution === 'SPECIFIC'
  if (isSpecific !== (line.substituteProductId !== undefined)) return m.cart_wish_incomplete()
  return line.substituteProductId === line.productId ? m.cart_wish_itself() : undefined
}
