import type { Substitution } from '../../cart/substitution-wish.ts'
import { isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { type Facts, noFood, suits, unknownFacts } from '../../catalogue/facts/facts.rules.ts'
import { volumes, weights } from '../../catalogue/unit-sizes.ts'

/**
 * How a product may replace a line: `NOW`, only if the customer agrees (`ASK`), or `NOT` because the customer wants the money back.
 * `UNFIT`: never, as it adds an allergen, loses a diet or a claim that an authority proves, or asks for a higher age.
 */
export type Swap = 'NOW' | 'ASK' | 'NOT' | 'UNFIT'

/** A claim that an authority proves. */
type Proof = { kind: string; authority: string }
/**
 * A product's category, the facts that decide who can eat it (undefined if it is no food), the claims that are proved of it, and the age that
 * it asks for; of a line, the age that its customer may be taken to have.
 */
type Goods = {
  categoryId: number
  facts: Facts | undefined
  proofs: readonly Proof[]
  ageFrom: number | null
}
type Wished = { substitution: string; substituteProductId: number | null }

/** Returns whether a food fits those who ordered another one; two things that are no food always do. */
const fits = (instead: Goods, of: Goods) =>
  instead.facts || of.facts
    ? suits(instead.facts ?? silent(of.facts), of.facts ?? silent(instead.facts))
    : 'YES'

/** Returns the claims of a product that another one does not have: those of one authority are not those of another. */
export const lostProofs = <One extends Proof>(instead: readonly Proof[], of: readonly One[]): One[] =>
  of.filter(({ kind, authority }) => !instead.some(one => one.kind === kind && one.authority === authority))

/** The facts of something that says nothing in a department without food: beside another thing that is no food, it is none either. */
const silent = (other: Facts | undefined) => (other?.state === 'NO_FOOD' ? noFood : unknownFacts)

/** True if the customer named this product as the one that may replace the line. */
export const isNamed = (line: Wished, productId: number): boolean =>
  line.substitution === 'SPECIFIC' && line.substituteProductId === productId

/**
 * Returns how a product may replace a line. Something alike is of the same category, and fits everyone who can eat what was
 * ordered: a meat never replaces a vegetable without a question, and meat of another authority never does. The product that the customer named
 * always may, unless it asks for a higher age.
 */
export function swapOf(line: Wished & Goods, product: Goods & { productId: number }): Swap {
  const wish = line.substitution as Substitution
  if (wish === 'NONE') return 'NOT'
  if (!isOldEnough(line.ageFrom, product.ageFrom)) return 'UNFIT'
  if (isNamed(line, product.productId)) return 'NOW'
  const fit = fits(product, line)
  if (fit === 'NO' || lostProofs(product.proofs, line.proofs).length > 0) return 'UNFIT'
  return wish === 'BEST MATCH' && fit === 'YES' && product.categoryId === line.categoryId ? 'NOW' : 'ASK'
}

/**
 * The contents of an amount of a product. `measure` in thousandths of `unit`, the unit of its price; `sold` in thousandths of the unit that
 * is sold, each of which has `content` thousandths of `contentUnit`, if it is a pack of known content.
 */
export type Contents = {
  measure: number
  unit: string
  sold: number
  content: number | null
  contentUnit: string | null
}

/** Returns the kind of what an amount has and its size, which compare only within a kind; undefined if it is not known. */
function sizeOf({
  measure,
  unit,
  sold,
  content,
  contentUnit,
}: Contents): { kind: string; size: bigint } | undefined {
  const [amount, named] =
    content === null || contentUnit === null
      ? [BigInt(measure) * 1000n, unit.toLowerCase()]
      : [BigInt(sold) * BigInt(content), contentUnit.toLowerCase()]
  const [weight, volume] = [weights.get(named), volumes.get(named)]
  if (weight) return { kind: 'weight', size: amount * weight }
  if (volume) return { kind: 'volume', size: amount * volume }
  return contentUnit === null ? undefined : { kind: named, size: amount }
}

/**
 * Returns the most that a replacement may cost, in minor units: the line's own cap, and for less content the same part of it,
 * rounded half up. So a smaller pack never costs the price of the larger one.
 */
export function capOfSubstitute(lineCap: number, line: Contents, substitute: Contents): number {
  const [whole, part] = [sizeOf(line), sizeOf(substitute)]
  if (!whole || !part || whole.kind !== part.kind || part.size >= whole.size) return lineCap
  return Number((2n * BigInt(lineCap) * part.size + whole.size) / (2n * whole.size))
}

/** The minutes that a customer has for an answer, and the fewest that make a question worthwhile. */
export const MINUTES_TO_ANSWER = 20
export const LEAST_MINUTES = 3

/**
 * Returns the moment until which a customer may answer: in twenty minutes, or when the work for their window must begin.
 * Undefined if too little time is left for a question. `prepMinutes`: the work for the line.
 */
export function answerBy(now: Date, slotStartsAt: Date | null, prepMinutes: number): Date | undefined {
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const latest = after(MINUTES_TO_ANSWER)
  if (!slotStartsAt) return latest
  const work = new Date(slotStartsAt.getTime() - prepMinutes * 60_000)
  const until = work < latest ? work : latest
  return until < after(LEAST_MINUTES) ? undefined : until
}
