import type { ProductContent } from '../../catalogue/contents.server.ts'
import { allergenWord, dietWord } from '../../catalogue/facts/fact-words.ts'
import { differences, unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import { m } from '../../messages/m.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { isNamed, swapOf } from './substitute.rules.ts'

type Known = ReadonlyMap<number, ProductContent>

/**
 * Returns why a product must not replace a line of an order, in words: it adds an allergen, or does not suit a diet that the
 * ordered product suits. Undefined if it may, or if one of them is not among the `known` products.
 */
export function unfit(item: EditableItem, productId: number, known: Known): string | undefined {
  const [of, instead] = [known.get(item.productId), known.get(productId)]
  if (!of || !instead || isNamed(item, productId)) return undefined
  const swap = swapOf({ ...of, ...item, substitution: 'ASK' }, { ...instead, productId })
  if (swap !== 'UNFIT') return undefined
  const names = { instead: instead.productName, of: item.productName }
  const { allergens, diets } = differences(instead.facts ?? unknownFacts, of.facts ?? unknownFacts)
  const [allergen] = allergens
  if (allergen) return m.orders_swap_adds({ ...names, allergen: allergenWord(allergen) })
  return m.orders_swap_loses({ ...names, diet: dietWord(diets[0] as (typeof diets)[number]) })
}
