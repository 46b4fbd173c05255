import type { Product } from '../catalogue.contract.ts'
import { type Allergen, type Diet, differences } from '../facts/facts.rules.ts'
import { type OptionKind, optionKinds } from '../option-prices.rules.ts'
import { factsWithParts, type StatedProduct } from './facts-with-parts.rules.ts'

/** The facts, parts and choices of a product, as its page shows them. */
export type ProductWithParts = Pick<Product, 'facts' | 'parts' | OptionKind>

/** Turns a product as the API shows it into what is stated of it and of its parts. */
export const statedOf = (product: ProductWithParts, isFood: boolean): StatedProduct => ({
  facts: product.facts ?? null,
  isFood,
  // The API already says of each part that it is no food.
  parts: (product.parts ?? []).map(({ kind, choice, ...facts }) => ({ kind, choice, facts, isFood: true })),
  offered: product,
})

/** The difference that a choice makes: its further allergens and lost diets, or that they are not known. */
export type ChoiceFacts = {
  choice: string
  unknown: boolean
  contains: Allergen[]
  mayContain: Allergen[]
  loses: Diet[]
}

/** Returns the difference that each choice with parts makes to the facts of a product; a choice that changes nothing is left out. */
export function factsOfChoices(product: ProductWithParts, isFood: boolean): ChoiceFacts[] {
  const stated = statedOf(product, isFood)
  const plain = factsWithParts(stated, {})
  const choices = optionKinds.flatMap(kind =>
    product[kind].flatMap(choice =>
      stated.parts.some(part => part.kind === kind && part.choice === choice) ? [{ kind, choice }] : [],
    ),
  )
  return choices.flatMap(({ kind, choice }) => {
    const eaten = factsWithParts(stated, { [kind]: choice })
    // A choice makes nothing known: its buyer reads already that it is not stated.
    if (!eaten || !plain || plain.state === 'UNKNOWN') return []
    const { diets } = differences(eaten, plain)
    const contains = eaten.contains.filter(one => !plain.contains.includes(one))
    const mayContain = eaten.mayContain.filter(
      one => !plain.mayContain.includes(one) && !plain.contains.includes(one),
    )
    const found = { choice, unknown: eaten.state === 'UNKNOWN', contains, mayContain, loses: diets }
    return found.unknown || contains.length + mayContain.length + diets.length > 0 ? [found] : []
  })
}
