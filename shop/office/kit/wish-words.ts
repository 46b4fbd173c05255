import { m } from '../../messages/m.ts'

const words: Record<string, () => string> = {
  'BEST MATCH': m.office_orders_wish_match,
  ASK: m.office_orders_wish_ask,
  NONE: m.office_orders_wish_none,
}

/** Writes the shopper's wish for the case that a line runs out. `substituteName`: the product that they named, if it is known. */
export const wishWords = (line: { substitution: string; substituteName?: string | null }): string =>
  line.substitution === 'SPECIFIC'
    ? line.substituteName
      ? m.office_orders_wish_specific({ name: line.substituteName })
      : m.office_orders_wish_gone()
    : (words[line.substitution]?.() ?? line.substitution)
