import type { LotMovement } from '../../lots/lots.fields.ts'

/** A change of a lot with the amount that was there after it. */
export type LedgerRow = LotMovement & { after: number }

/** Thousandths, so that a sum of decimals stays exact. */
const exact = (quantity: number) => Math.round(quantity * 1000) / 1000

/** The changes of a lot, latest first, each with the amount after it, back from the amount on hand. */
export function ledgerOf(onHand: number, movements: readonly LotMovement[]): LedgerRow[] {
  let after = onHand
  return movements.map(movement => {
    const row = { ...movement, after }
    after = exact(after - movement.change)
    return row
  })
}
