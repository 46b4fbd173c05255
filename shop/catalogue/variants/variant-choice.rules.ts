import type { Variant, Variants } from './variants.fields.ts'

type Valued = Pick<Variant, 'productId' | 'values' | 'quantity'>

/** The variant that the page of a product shows at first: the first one that is left, or else the first one. */
export const firstVariant = <One extends Valued>(all: readonly One[]): One | undefined =>
  all.find(({ quantity }) => quantity > 0) ?? all[0]

/** A value of an option: the variant that its choice leads to, and if that one is left. `isSame`: the other values stay as they are. */
export type ValueOffer = {
  value: string
  productId: number
  isLeft: boolean
  isSame: boolean
}

/**
 * Returns the values of an option, in the order of the variants. The choice of one leads to the variant that has it and the most of the
 * other values that are chosen, those of the first options before those of the last; among equals to one that is left.
 */
export function valuesOf(all: readonly Valued[], option: number, chosen: readonly string[]): ValueOffer[] {
  const values = [...new Set(all.map(one => one.values[option] ?? ''))]
  const others = chosen.map((_, at) => at).filter(at => at !== option)
  const likeness = (one: Valued) =>
    others.reduce((sum, at) => sum * 2 + (one.values[at] === chosen[at] ? 1 : 0), 0) * 2 +
    (one.quantity > 0 ? 1 : 0)
  const most = 2 ** (others.length + 1) - 2
  return values.flatMap(value => {
    const having = all.filter(one => one.values[option] === value)
    const [first] = having
    if (!first) return []
    const best = having.reduce((one, other) => (likeness(other) > likeness(one) ? other : one), first)
    return { value, productId: best.productId, isLeft: best.quantity > 0, isSame: likeness(best) >= most }
  })
}

/** An option of a product with its values, for the page of a variant. */
export type OptionOffer = { option: string; values: ValueOffer[] }

/** Returns the options of a product as the page of one of its variants offers them; none if it is no variant of it. */
export function optionsFor(
  { options, all }: Pick<Variants, 'options' | 'all'>,
  productId: number,
): OptionOffer[] {
  const chosen = all.find(one => one.productId === productId)
  if (!chosen) return []
  return options.map((option, at) => ({ option, values: valuesOf(all, at, chosen.values) }))
}
