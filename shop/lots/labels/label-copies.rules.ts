import { isWeight } from '../../catalogue/unit-sizes.ts'

/** The most labels of a lot that are printed at once. */
export const MOST_COPIES = 200

/** Returns how many labels an amount usually needs: one for each piece, and one for goods that are sold by weight. */
export const usualCopies = (quantity: number, unitName: string): number =>
  isWeight(unitName) ? 1 : Math.min(MOST_COPIES, Math.max(1, Math.ceil(quantity)))
