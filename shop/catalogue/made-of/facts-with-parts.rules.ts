import { type Facts, factsOfParts, type Regime, unknownFacts } from '../facts/facts.rules.ts'
import { type Chosen, type OptionKind, optionKinds } from '../option-prices.rules.ts'

/** Facts that decide who can eat a product, and the law that names its allergens. */
export type StatedFacts = Facts & { regime: Regime }

/** A product, or a part of one, with what is stated of itself alone. */
type Stated = {
  facts: StatedFacts | null
  /** True if its department sells food; null if it is deleted. */
  isFood: boolean | null
}

/** A part of a product; with a kind and a choice it is in the product only if its buyer chooses that. */
export type StatedPart = Stated & { kind: OptionKind | null; choice: string | null }

/** A product with its parts. */
export type StatedProduct = Stated & {
  parts: readonly StatedPart[]
  /** The choices that it offers now. */
  offered: Record<OptionKind, readonly string[]> | null
}

const notStated: StatedFacts = { ...unknownFacts, regime: 'EU' }

/** The facts of one thing alone: undefined if it is no food and says nothing. A deleted part says nothing, and may be food. */
const ofItself = ({ facts, isFood }: Stated): StatedFacts | undefined =>
  facts ?? (isFood === false ? undefined : notStated)

/** True if a line has a choice that its product no longer offers, among those that decide its parts: nobody knows what it stood for. */
const isOutdated = ({ offered, parts }: StatedProduct, chosen: Chosen): boolean =>
  optionKinds.some(
    kind => chosen[kind] && parts.some(part => part.kind === kind) && !offered?.[kind].includes(chosen[kind]),
  )

/**
 * Returns the facts of a product as it is bought: what is stated of itself, joined with its parts and those of the choices. A set of
 * which nothing is stated has the facts of its parts alone. Undefined if it is no food and says nothing. Facts by different laws
 * cannot be joined: what one law does not name, it does not deny.
 */
export function factsWithParts(product: StatedProduct, chosen: Chosen): StatedFacts | undefined {
  const own = ofItself(product)
  const inIt = product.parts.filter(({ kind, choice }) => kind === null || chosen[kind] === choice)
  if (isOutdated(product, chosen)) return notStated
  if (inIt.length === 0) return own
  const isFromParts = own?.state === 'UNKNOWN' && inIt.some(({ kind }) => kind === null)
  const joined = [isFromParts ? undefined : own, ...inIt.map(ofItself)].filter(one => one !== undefined)
  const [regime = own?.regime ?? 'EU', ...others] = new Set(
    joined.flatMap(one => (one.state === 'DECLARED' ? [one.regime] : [])),
  )
  return joined.length === 0
    ? undefined
    : { ...(others.length > 0 ? unknownFacts : factsOfParts(joined)), regime }
}
