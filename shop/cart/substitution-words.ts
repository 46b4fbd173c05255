import { m } from '../messages/m.ts'
import type { Substitution } from './substitution-wish.ts'

/** The wishes in words, each with what the shop then does. */
export const substitutionWords: Record<Substitution, { says: () => string; hint: () => string }> = {
  'BEST MATCH': { says: m.cart_wish_match, hint: m.cart_wish_match_hint },
  SPECIFIC: { says: m.cart_wish_specific, hint: m.cart_wish_specific_hint },
  ASK: { says: m.cart_wish_ask, hint: m.cart_wish_ask_hint },
  NONE: { says: m.cart_wish_none, hint: m.cart_wish_none_hint },
}
