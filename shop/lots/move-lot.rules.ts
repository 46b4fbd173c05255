import { MOST_COUNTED } from '../availability/most-counted.ts'
import { wrongStock } from '../catalogue/editing/opening-steps.rules.ts'
import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { isFit } from './lots.rules.ts'

/** A change by staff, in units. */
type LotMove = { cause: 'COUNT' | 'WASTE' | 'CORRECTION'; quantity: number }
type Moved = { onHand: number; blockedAt: Date | null; expiresOn: string | null }

/** Returns how many counts a change by staff adds to a lot, below 0 if it removes; or what is wrong with its quantity. */
export function changeOfMove(
  { cause, quantity }: LotMove,
  lot: Moved,
  { countStep, today }: { countStep: number; today: string },
): { by: number } | { wrong: string } {
  const uncounted = wrongStock(Math.abs(quantity), countStep)
  if (uncounted) return { wrong: uncounted }
  if (cause === 'CORRECTION' ? quantity === 0 : quantity < 0 || (quantity === 0 && cause === 'WASTE'))
    return { wrong: m.catalogue_quantity_needed() }
  const counts = Math.round((quantity * THOUSANDTHS) / countStep)
  const by = { COUNT: counts - lot.onHand, WASTE: -counts, CORRECTION: counts }[cause]
  if (lot.onHand + by < 0) return { wrong: m.lots_too_few({ onHand: toQuantity(lot.onHand, countStep) }) }
  if (lot.onHand + by > MOST_COUNTED)
    return { wrong: m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) }) }
  if (by > 0 && !isFit({ ...lot, blockedAt: null }, today)) return { wrong: m.lots_day_over() }
  return { by }
}
