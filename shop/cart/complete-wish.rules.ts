import { LARGEST_ID } from '../catalogue/line-limits.ts'
import { type SubstitutionWish, substitutions } from './substitution-wish.ts'

/** True if a stored value is a wish that an order may have for a product: only `SPECIFIC` names a product, and another one. */
export function isComplete(productId: number, value: unknown): value is SubstitutionWish {
  const { substitution, substituteProductId: other } = (value ?? {}) as Record<string, unknown>
  if (!substitutions.some(one => one === substitution)) return false
  if (substitution !== 'SPECIFIC') return other === undefined
  return (
    Number.isSafeInteger(other) && Number(other) >= 1 && Number(other) <= LARGEST_ID && other !== productId
  )
}
