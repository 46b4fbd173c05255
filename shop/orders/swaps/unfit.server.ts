import { highest, isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { allergenWord, dietWord } from '../../catalogue/facts/fact-words.ts'
import { differences, unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import { factsWithParts } from '../../catalogue/made-of/facts-with-parts.rules.ts'
import type { Chosen } from '../../catalogue/option-prices.rules.ts'
import { kindWord } from '../../certificates/certificate-words.ts'
import { m } from '../../messages/m.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import type { KnownGoods } from './read-goods.server.ts'
import { isNamed, lostProofs, swapOf } from './substitute.rules.ts'

type Known = ReadonlyMap<number, KnownGoods>
/** A product that may replace a line, with the choices in which it would come. */
export type Replacement = Chosen & { productId: number }

/**
 * Returns why a product must not replace a line of an order, in words: it asks for an age that its customer has not confirmed, adds an
 * allergen, does not suit a diet that the ordered product suits, or lacks a certificate of it. Undefined if it may, or if one of them is
 * not among the `known` products. Both count with their choices.
 */
export function unfit(
  item: EditableItem,
  replacement: Replacement,
  { known, ageConfirmed }: { known: Known; ageConfirmed: number | null },
): string | undefined {
  const { productId } = replacement
  const [of, instead] = [known.get(item.productId), known.get(productId)]
  if (!of || !instead) return undefined
  const ageFrom = highest(item.ageFrom, ageConfirmed)
  if (!isOldEnough(ageFrom, instead.ageFrom))
    return m.orders_swap_age({ instead: instead.productName, age: instead.ageFrom ?? 0 })
  if (isNamed(item, productId)) return undefined
  const facts = {
    instead: factsWithParts(instead.stated, replacement),
    of: factsWithParts(of.stated, item.attributes),
  }
  const swap = swapOf(
    { ...{ ...item, ...of, facts: facts.of, ageFrom, substitution: 'ASK' } },
    { ...instead, productId, facts: facts.instead },
  )
  if (swap !== 'UNFIT') return undefined
  const names = { instead: instead.productName, of: item.productName }
  const [lost] = lostProofs(instead.proofs, of.proofs)
  if (lost)
    return m.orders_swap_uncertified({ ...names, kind: kindWord(lost.kind), authority: lost.authority })
  if (facts.instead?.state === 'NO_FOOD') return m.orders_swap_no_food(names)
  if (facts.of?.state === 'NO_FOOD') return m.orders_swap_for_no_food(names)
  const { allergens, diets } = differences(facts.instead ?? unknownFacts, facts.of ?? unknownFacts)
  const [allergen] = allergens
  if (allergen) return m.orders_swap_adds({ ...names, allergen: allergenWord(allergen) })
  return m.orders_swap_loses({ ...names, diet: dietWord(diets[0] as (typeof diets)[number]) })
}
