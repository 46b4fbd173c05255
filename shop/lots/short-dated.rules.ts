import { portion } from '../lib/money.ts'
import type { DateKind } from './lot-causes.ts'
import { daysLeftOf, isFit } from './lots.rules.ts'

/** A lot that is not blocked and of which something is left, in counts of its product's stock. */
export type ShelfLot = {
  onHand: number
  expiresOn: string | null
  dateKind: DateKind | null
  /** Its own reduction in hundredths of a per cent; null: that of the shop for the last days. */
  reductionBp: number | null
}

/** The stock of a product at a branch, in counts: what nobody has taken or holds, what it is short of, and its lots. */
export type Shelf = { free: number; over: number; lots: readonly ShelfLot[] }

/** A day of the shop, and its reduction for the last days of a lot; 0 days: none. */
export type ReducedOn = { today: string; shortDatedDays: number; shortDatedBp: number }

/** A reduced price: its reduction in hundredths of a per cent, the counts that have it, and the last day of the lot that ends first. */
export type ShortDated = Pick<ShelfLot, 'expiresOn' | 'dateKind'> & { bp: number; left: number }

/** The most that a price is reduced by, in hundredths of a per cent. */
export const MOST_REDUCTION_BP = 9000

/** The whole in hundredths of a per cent. */
const WHOLE_BP = 10_000

/** Returns the reduction of a lot on a day, in hundredths of a per cent; 0 if it has none, or may not be sold. */
export function reductionOf(
  { expiresOn, reductionBp }: Pick<ShelfLot, 'expiresOn' | 'reductionBp'>,
  { today, shortDatedDays, shortDatedBp }: ReducedOn,
): number {
  if (!isFit({ blockedAt: null, expiresOn }, today)) return 0
  if (reductionBp !== null) return reductionBp
  const days = daysLeftOf({ expiresOn }, today)
  return days !== null && days < shortDatedDays ? shortDatedBp : 0
}

/**
 * Returns the reduced price of a product at a branch; undefined if there is none. Goods that end first are promised first: what is free
 * beyond the lots that are not reduced is still to be had. Several reductions count as the smallest one.
 */
export function shortDatedOf({ free, over, lots }: Shelf, on: ReducedOn): ShortDated | undefined {
  const reduced = lots
    .map(lot => ({ ...lot, bp: reductionOf(lot, on) }))
    .filter(({ bp, onHand }) => bp > 0 && onHand > 0)
    .sort((one, other) => (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999'))
  const sum = (some: readonly { onHand: number }[]) => some.reduce((all, { onHand }) => all + onHand, 0)
  // Lots whose day is over are in the stock until the shop has emptied them.
  const others = sum(lots) - sum(reduced)
  const left = Math.max(0, free - over - others)
  const [first] = reduced
  if (!first || left === 0) return undefined
  const bp = Math.min(...reduced.map(lot => lot.bp))
  return { bp, left, expiresOn: first.expiresOn, dateKind: first.dateKind }
}

/** Returns a price in minor units less a reduction in hundredths of a per cent, which is rounded half up. */
export const reducedPrice = (price: number, bp: number): number =>
  Math.max(0, price - portion(price, bp, WHOLE_BP))
